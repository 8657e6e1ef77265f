// Orders messages to applications that are locked, in the transaction of what they are about.
import { randomUUID } from 'node:crypto'

import type { Locale } from '#contract/core/shape.ts'
import type { MessageBatch, MessageChannel } from '#contract/messages/messages.ts'

import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import type { SentFile } from '../db/schema/message.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import * as repository from './message-repository.ts'
import type { Recipient } from './message-repository.ts'
import { skipReasonOf } from './reachability.ts'
import { findSender } from './template-repository.ts'

/** What is written: an email unless it says that it is a text message. */
type Text =
  | {
      readonly channel?: 'email'
      readonly subject: string
      readonly body: string
      readonly language: Locale
      /** Which template it began with: it says who it comes from. */
      readonly template_slug?: string | undefined
    }
  | { readonly channel: 'text'; readonly body: string; readonly language: Locale }

export type Order = {
  readonly jobs: Jobs
  readonly jobId: number
  /** The applications, locked. */
  readonly ids: readonly number[]
  readonly text: Text
  /** Where links lead: scheme and host of the app. */
  readonly origin: string
  readonly at: Date
  readonly sendAt: Date
  /** Of what the messages are part of, which can be undone together with them; a new one when left out. */
  readonly batchId?: string
  /** What goes with each of them. */
  readonly files?: readonly SentFile[] | undefined
}

/** Orders one message for each person behind the applications. @throws AppError `validation_failed` without words. */
export async function orderMessages(changing: Changing, order: Order): Promise<MessageBatch> {
  const { tx, access, auditAll } = changing
  const { jobs, jobId, ids, text, origin, at, sendAt, batchId = randomUUID(), files = [] } = order
  const { accountId, userId } = access
  const written = clean(text)
  const recipients = await repository.listRecipients(tx, { accountId, ids })
  const { to, skipped } = split(recipients, written.channel)
  const reply = { send_at: sendAt.toISOString(), count: to.length, skipped }
  if (to.length === 0) return { batch_id: null, ...reply }
  const sender = await senderOf(tx, { accountId, text })
  const batch = { accountId, batchId, jobId, sentBy: userId, origin, createdAt: at, sendAt, files }
  await repository.insertBatch(tx, { batch: { ...batch, ...written, ...sender }, to })
  await auditAll(
    to.map(({ userSmartreqId }) => ({
      entity: 'application',
      entityId: userSmartreqId,
      action: written.channel,
      after: { batch_id: batchId },
    })),
  )
  const afterSeconds = Math.max(0, Math.ceil((sendAt.getTime() - at.getTime()) / 1000))
  await jobs.send(tx, 'send-messages', { accountId, batchId }, { afterSeconds })
  return { batch_id: batchId, ...reply }
}

async function senderOf(tx: Tx, { accountId, text }: { accountId: number; text: Text }) {
  const usual = { mailSender: 'no-reply', fromName: '' } as const
  if (text.channel === 'text' || text.template_slug === undefined) return usual
  const { template_slug: slug, language } = text
  const found = await findSender(tx, { accountId, slug, language })
  return found === null ? usual : { mailSender: found.sender, fromName: found.fromName }
}

function clean(text: Text) {
  const { body, language } = text
  if (text.channel === 'text') return { channel: text.channel, subject: '', body, language }
  const html = cleanRichText(body)
  if (html !== '') return { channel: 'email', subject: text.subject, body: html, language } as const
  throw new AppError('validation_failed', { fields: { body: 'Write a message.' } })
}

// Each person once, whatever number of their applications is selected.
function split(
  recipients: readonly Recipient[],
  channel: MessageChannel,
): { to: Recipient[]; skipped: MessageBatch['skipped'] } {
  const byUser = new Map(recipients.toReversed().map((one) => [one.userId, one]))
  const people = [...byUser.values()]
  return {
    to: people.filter((one) => skipReasonOf(one, channel) === null),
    skipped: people.flatMap((one) => {
      const reason = skipReasonOf(one, channel)
      return reason === null ? [] : [{ ref_id: one.refId, reason }]
    }),
  }
}
