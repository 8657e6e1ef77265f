// The job behind a share: sends one recipient the link. Names no applicant in the mail; the page does.
import { localeSchema } from '#contract/core/shape.ts'

import type { Database } from '../../db/database.ts'
import type { Secrets } from '../../http/secrets.ts'
import { MailRefusedError, type Mail } from '../../integrations/mail/port.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { lockOpen, updateRecipient, type OpenShare } from './share-repository.ts'
import { storedToken } from './share-token.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly now: () => Date
}

const SYSTEM = { kind: 'system' } as const

/**
 * Safe to repeat: what was sent is not sent again. A refusal is final and written down; any other trouble is thrown, for
 * the queue to try again.
 */
export async function sendSharedScorecard(
  deps: Deps,
  key: { accountId: number; recipientId: string },
): Promise<void> {
  const { database, now } = deps
  const found = await database.inScope(SYSTEM, (tx) => lockOpen(tx, { ...key, at: now() }))
  if (found === null || found.recipient.sentAt !== null || found.recipient.failedAt !== null) return
  const isTaken = await send(deps, found)
  const set = isTaken ? { sentAt: now() } : { failedAt: now() }
  await database.inScope(SYSTEM, (tx) => updateRecipient(tx, { ...key, set }))
}

async function send(deps: Deps, { share, recipient, companyName }: OpenShare): Promise<boolean> {
  const token = storedToken(deps, recipient)
  if (token === null) return false
  const message = composeMail({
    kind: 'scorecard-shared',
    language: localeSchema.parse(share.language),
    name: '',
    link: `${share.origin}/shared-scorecard/${token}`,
    company: companyName,
    note: share.message,
  })
  try {
    await deps.mail.send({ mailId: recipient.recipientId, to: recipient.email, ...message })
    return true
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return false
  }
}
