// The job behind a share: sends one recipient the link. Names no applicant in the mail; the page does.
import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Secrets } from '../../http/secrets.ts'
import { MailRefusedError, type Mail } from '../../integrations/mail/port.ts'
import { chooseEmail } from '../../mail/company-emails.ts'
import { findCompanyLogo, logoParts } from '../../mail/company-logo.ts'
import { composeMail, type StoredEmail } from '../../mail/compose-mail.ts'
import type { Storage } from '../../storage/storage.ts'
import { lockOpen, updateRecipient, type OpenShare } from './share-repository.ts'
import { storedToken } from './share-token.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

type Unsent = OpenShare & { readonly language: Locale; readonly stored: StoredEmail | null }

const SYSTEM = { kind: 'system' } as const
const KIND = 'scorecard-shared'

/**
 * Safe to repeat: what was sent is not sent again. A refusal is final and written down; any other trouble is thrown, for
 * the queue to try again.
 */
export async function sendSharedScorecard(
  deps: Deps,
  key: { accountId: number; recipientId: string },
): Promise<void> {
  const { database, now } = deps
  const found = await database.inScope(SYSTEM, (tx) => findUnsent(tx, { ...key, at: now() }))
  if (found === null) return
  const isTaken = await send(deps, found)
  const set = isTaken ? { sentAt: now() } : { failedAt: now() }
  await database.inScope(SYSTEM, (tx) => updateRecipient(tx, { ...key, set }))
}

async function findUnsent(
  tx: Tx,
  key: { accountId: number; recipientId: string; at: Date },
): Promise<Unsent | null> {
  const found = await lockOpen(tx, key)
  if (found === null || found.recipient.sentAt !== null || found.recipient.failedAt !== null)
    return null
  const language = localeSchema.parse(found.share.language)
  return { ...found, language, stored: await chooseEmail(tx, { kind: KIND, language, ...key }) }
}

async function send(
  deps: Deps,
  { share, recipient, companyName, language, stored }: Unsent,
): Promise<boolean> {
  const token = storedToken(deps, recipient)
  if (token === null) return false
  const { logo, ...parts } = logoParts(await findCompanyLogo(deps, share.accountId))
  const message = composeMail({
    kind: KIND,
    language,
    stored,
    logo,
    name: '',
    link: `${share.origin}/shared-scorecard/${token}`,
    company: companyName,
    note: share.message,
  })
  try {
    await deps.mail.send({
      mailId: recipient.recipientId,
      to: recipient.email,
      isAutomatic: true,
      ...parts,
      ...message,
    })
    return true
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return false
  }
}
