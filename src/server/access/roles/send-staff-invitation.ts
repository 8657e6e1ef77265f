// The job behind an invitation: sends the link through which it is accepted. Gives no role: that is the invited user's step.
import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Database, Tx } from '../../db/database.ts'
import { MailRefusedError, type Mail } from '../../integrations/mail/port.ts'
import { chooseEmail } from '../../mail/company-emails.ts'
import { findCompanyLogo, logoParts } from '../../mail/company-logo.ts'
import { composeMail, type StoredEmail } from '../../mail/compose-mail.ts'
import { findConfirmedUser, type ConfirmedUser } from '../../session/claim-account.ts'
import type { Storage } from '../../storage/storage.ts'
import * as repository from './staff-invitation-repository.ts'
import { staffTokenOf } from './staff-link.ts'

type Deps = {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
  readonly secret: string
  readonly now: () => Date
}
type Held = NonNullable<Awaited<ReturnType<typeof repository.lockByLink>>>
type Prepared = {
  readonly held: Held
  readonly user: ConfirmedUser | null
  readonly language: Locale
  readonly stored: StoredEmail | null
}

const SYSTEM = { kind: 'system' } as const
const KIND = 'invited-to-company'

/**
 * Safe to repeat: what was sent is not sent again, and a link that was replaced meanwhile is another job's. A refusal is
 * final and written down; any other trouble is thrown, for the queue to try again.
 */
export async function sendStaffInvitation(deps: Deps, job: { linkUuid: string }): Promise<void> {
  const { database } = deps
  const prepared = await database.inScope(SYSTEM, (tx) => prepare(tx, { deps, ...job }))
  if (prepared === null) return
  const isTaken = await hand(deps, prepared)
  await database.inScope(SYSTEM, (tx) => finish(tx, { deps, ...job, isTaken }))
}

async function prepare(
  tx: Tx,
  { deps, linkUuid }: { deps: Deps; linkUuid: string },
): Promise<Prepared | null> {
  const held = await repository.lockByLink(tx, linkUuid)
  if (held === null || held.sentAt !== null || held.failedAt !== null) return null
  if (held.expiresAt <= deps.now()) return null
  // Only a confirmed address tells whose it is: a user who signed up with another's must not be written to by name.
  const user = await findConfirmedUser(tx, held.email)
  if (user !== null && (await repository.isMember(tx, { ...held, userId: user.userId }))) {
    await repository.deleteInvitation(tx, held)
    return null
  }
  const language = localeSchema.parse(user?.language ?? held.language)
  const stored = await chooseEmail(tx, { kind: KIND, language, accountId: held.accountId })
  return { held, user, language, stored }
}

async function hand(deps: Deps, { held, user, language, stored }: Prepared): Promise<boolean> {
  const { origin, linkUuid: mailId, accountName: company, email: to } = held
  const { logo, ...parts } = logoParts(await findCompanyLogo(deps, held.accountId))
  const message = composeMail({
    kind: KIND,
    language,
    stored,
    logo,
    name: user?.firstName ?? '',
    link: `${origin}/join/${mailId}/${staffTokenOf(deps.secret, mailId)}`,
    company,
  })
  try {
    await deps.mail.send({ mailId, to, isAutomatic: true, ...parts, ...message })
    return true
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return false
  }
}

async function finish(
  tx: Tx,
  { deps, linkUuid, isTaken }: { deps: Deps; linkUuid: string; isTaken: boolean },
): Promise<void> {
  const held = await repository.lockByLink(tx, linkUuid)
  if (held === null) return
  const set = isTaken ? { sentAt: deps.now() } : { failedAt: deps.now() }
  return repository.updateInvitation(tx, { ...held, set })
}
