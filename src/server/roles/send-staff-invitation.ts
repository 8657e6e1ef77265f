// The job behind an invitation: gives the role to whoever has a confirmed account, and writes to them or sends the link.
import { localeSchema } from '#contract/shape.ts'

import { recordAudit } from '../audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import { MailRefusedError, type Mail } from '../integrations/mail/port.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { findConfirmedUser, type ConfirmedUser } from '../session/claim-account.ts'
import * as repository from './staff-invitation-repository.ts'
import { staffTokenOf } from './staff-link.ts'

type Deps = {
  readonly database: Database
  readonly mail: Mail
  readonly secret: string
  readonly now: () => Date
}
type Held = NonNullable<Awaited<ReturnType<typeof repository.lockByLink>>>
type Prepared = { readonly held: Held; readonly user: ConfirmedUser | null }

const SYSTEM = { kind: 'system' } as const

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
  // Only a confirmed address: whoever signed up with somebody else's must not get what is meant for them.
  const user = await findConfirmedUser(tx, held.email)
  if (user === null) return held.expiresAt <= deps.now() ? null : { held, user }
  if (held.grantedAt === null) {
    if (await repository.isMember(tx, { ...held, userId: user.userId })) {
      await repository.deleteInvitation(tx, held)
      return null
    }
    await repository.addRole(tx, { ...held, userId: user.userId })
    await repository.updateInvitation(tx, { ...held, set: { grantedAt: deps.now() } })
    await recordJoin(tx, { held, userId: user.userId })
  }
  return { held, user }
}

/** Notes in the trail that somebody joined by an invitation. */
export function recordJoin(
  tx: Tx,
  {
    held,
    userId,
  }: { held: { accountId: number; invitedBy: number; email: string }; userId: number },
): Promise<void> {
  return recordAudit(tx, {
    accountId: held.accountId,
    actorId: held.invitedBy,
    entity: 'member',
    entityId: userId,
    action: 'join',
    after: { email: held.email },
  })
}

async function hand(deps: Deps, { held, user }: Prepared): Promise<boolean> {
  const { origin, linkUuid: mailId, accountName: company, email: to } = held
  const language = localeSchema.parse(user?.language ?? held.language)
  const message =
    user === null
      ? composeMail({
          kind: 'invited-to-company',
          language,
          name: '',
          link: `${origin}/join/${mailId}/${staffTokenOf(deps.secret, mailId)}`,
          company,
        })
      : composeMail({
          kind: 'added-to-company',
          language,
          name: user.firstName,
          link: `${origin}/login`,
          company,
        })
  try {
    await deps.mail.send({ mailId, to, ...message })
    return true
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return false
  }
}

// Of somebody who has the role now, nothing is left to wait for.
async function finish(
  tx: Tx,
  { deps, linkUuid, isTaken }: { deps: Deps; linkUuid: string; isTaken: boolean },
): Promise<void> {
  const held = await repository.lockByLink(tx, linkUuid)
  if (held === null) return
  if (held.grantedAt !== null) return repository.deleteInvitation(tx, held)
  const set = isTaken ? { sentAt: deps.now() } : { failedAt: deps.now() }
  return repository.updateInvitation(tx, { ...held, set })
}
