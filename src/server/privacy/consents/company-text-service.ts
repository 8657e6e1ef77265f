// Rules of what a company publishes in its own words. Knows no HTTP.
import type { z } from 'zod'

import {
  consentTextSchema,
  listCompanyTexts,
  publishText,
  type ConsentText,
} from '#contract/privacy/consents.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './consent-repository.ts'
import { plainBody } from './plain-body.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Draft = z.output<typeof publishText.body> & { readonly accountId: number }

export type CompanyTextService = ReturnType<typeof createCompanyTextService>

export function createCompanyTextService({ scopes, now }: Deps) {
  return {
    list(caller: Caller, query: z.output<typeof listCompanyTexts.query> & { accountId: number }) {
      const { accountId } = query
      const { policy } = listCompanyTexts
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const of = { ...query, kind: query.text_kind }
        const { rows, total } = await repository.listVersions(tx, of)
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      })
    },

    /** @throws AppError `conflict` when a user published meanwhile, `validation_failed` when nothing can be read. */
    publish: (by: By, draft: Draft): Promise<ConsentText> =>
      staffCommand(scopes, {
        by,
        accountId: draft.accountId,
        name: 'publish-text',
        policy: publishText.policy,
        request: draft,
        replySchema: consentTextSchema,
        change: (change) => publish(change, { draft, at: now() }),
      }),
  }
}

async function publish(
  { tx, audit }: Changing,
  { draft, at }: { draft: Draft; at: Date },
): Promise<ConsentText> {
  const { accountId, kind, asks_again: asksAgain, after_version: after } = draft
  if ((await repository.findNewestVersion(tx, draft)) !== after) throw new AppError('conflict')
  const version = after + 1
  const bodies = readable(draft.bodies)
  const values = { accountId, kind, version, bodies, asksAgain, publishedAt: at }
  const textId = await repository.insertText(tx, values)
  const text = textId === null ? null : await repository.findText(tx, textId)
  if (text === null) throw new AppError('conflict')
  const { text_id: entityId, asks_again } = text
  const facts = { kind, version, asks_again }
  await audit({ entity: 'consent_text', entityId, action: 'publish', after: facts })
  return text
}

function readable(bodies: Draft['bodies']): Draft['bodies'] {
  const plain = { en: plainBody(bodies.en), es: plainBody(bodies.es), fr: plainBody(bodies.fr) }
  const empty = Object.entries(plain).filter(([, body]) => body === '')
  if (empty.length > 0) {
    const fields = Object.fromEntries(empty.map(([language]) => [language, 'Write something.']))
    throw new AppError('validation_failed', { fields })
  }
  return plain
}
