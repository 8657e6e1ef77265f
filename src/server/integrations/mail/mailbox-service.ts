// Reading the local mailbox. Where there is none, it answers as if nothing had ever been here.
import type { z } from 'zod'

import type {
  listMailbox as listEndpoint,
  MailboxItem,
  MailboxMessage,
} from '#contract/messages/mailbox.ts'

import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './mailbox-repository.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = { readonly database: Database; readonly hasMailbox: boolean }
type Page = z.output<typeof listEndpoint.query>

export type MailboxService = ReturnType<typeof createMailboxService>

export function createMailboxService({ database, hasMailbox }: Deps) {
  return {
    /** @throws AppError `not_found` where mail really goes out, or no one but its owner may see it. */
    async list({ page, page_size }: Page): Promise<z.output<(typeof listEndpoint.responses)[200]>> {
      if (!hasMailbox) throw new AppError('not_found')
      const { rows, total } = await database.inScope(SYSTEM, (tx) =>
        repository.listMessages(tx, { page, pageSize: page_size }),
      )
      return { data: rows.map(itemOf), meta: { page, page_size, total } }
    },

    /** @throws AppError `not_found`. */
    async get(mailId: string): Promise<MailboxMessage> {
      if (!hasMailbox) throw new AppError('not_found')
      const row = await database.inScope(SYSTEM, (tx) => repository.findMessage(tx, mailId))
      if (row === null) throw new AppError('not_found')
      return { ...itemOf(row), text: row.text, calendar: row.calendar }
    },
  }
}

function itemOf(row: Omit<repository.MessageRow, 'text' | 'html' | 'calendar'>): MailboxItem {
  const { mailId, to, subject, sentAt } = row
  return { mail_id: mailId, to, subject, sent_at: sentAt.toISOString() }
}
