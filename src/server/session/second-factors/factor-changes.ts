// What goes with every change of a user's factors: recovery codes, sessions, and a message to them.
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { orderMail, type MailContext } from '../../mail/order-mail.ts'
import type { RevokedSessions } from '../revoked-sessions.ts'
import { revokeSessions, type UserRow } from '../session-repository.ts'
import { deletePasskeys } from './passkey-repository.ts'
import { deletePendingOf } from './pending-sign-in-repository.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import * as repository from './second-factor-repository.ts'

export type ChangeDeps = {
  readonly jobs: Jobs
  readonly secret: string
  readonly revoked: RevokedSessions
  readonly now: () => Date
}
type Change = { readonly deps: ChangeDeps; readonly user: UserRow; readonly by: MailContext }

/** Locks an account for a change of its factors. @throws AppError `unauthenticated` when it is gone. */
export async function lockOwner(tx: Tx, userId: number): Promise<UserRow> {
  const user = await repository.lockOwner(tx, userId)
  if (user === null) throw new AppError('unauthenticated')
  return user
}

/** New codes in the place of all old ones; they are shown once, and kept as hashes. */
export async function renewCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeHash(userId, code))
  await repository.replaceRecoveryCodes(tx, { userId, hashes })
  return codes
}

/**
 * After a factor was added: recovery codes when there are none. The first one ends what rests on the password alone:
 * every other session, and the sign-ins that are under way.
 */
export async function afterAdding(
  tx: Tx,
  given: Change & { sessionId: string; isFirst: boolean },
): Promise<string[] | null> {
  const { deps, user, by, sessionId, isFirst } = given
  const { userId } = user
  const at = deps.now()
  if (isFirst) {
    const reason = 'second factor added'
    const ended = await revokeSessions(tx, { userId, keepSession: sessionId, reason, at })
    deps.revoked.note(ended)
    await deletePendingOf(tx, userId)
  }
  await repository.confirmSession(tx, { userId, sessionId, at })
  await orderMail(tx, { deps, kind: 'second-factor-added', to: user, by })
  const hasCodes = !isFirst && (await repository.countRecoveryCodes(tx, userId)) > 0
  return hasCodes ? null : renewCodes(tx, userId)
}

/** @throws AppError `last_second_factor` when it is the last one and a company of theirs asks for it. */
export async function assertRemovable(
  tx: Tx,
  given: { userId: number; factors: number },
): Promise<void> {
  if (given.factors > 1) return
  const requiring = await repository.listRequiring(tx, given.userId)
  if (requiring.length > 0) throw new AppError('last_second_factor')
}

/** After a factor was removed: the codes go with the last one. */
export async function afterRemoving(tx: Tx, given: Change & { isLast: boolean }): Promise<void> {
  const { deps, user, by, isLast } = given
  const { userId } = user
  if (isLast) {
    await repository.replaceRecoveryCodes(tx, { userId, hashes: [] })
    await repository.forgetConfirmations(tx, userId)
  }
  await deletePendingOf(tx, userId)
  await orderMail(tx, { deps, kind: 'second-factor-removed', to: user, by })
}

/** Deletes whatever a user has, without a word to them; how many factors there were. */
export async function deleteFactors(tx: Tx, userId: number): Promise<number> {
  const apps = await repository.deleteAuthenticator(tx, userId)
  const removed = apps + (await deletePasskeys(tx, userId))
  await repository.replaceRecoveryCodes(tx, { userId, hashes: [] })
  await deletePendingOf(tx, userId)
  return removed
}

/** Removes whatever a user has, and ends their sessions; how many factors there were. */
export async function removeAll(tx: Tx, given: Change): Promise<number> {
  const { deps, user, by } = given
  const { userId } = user
  const removed = await deleteFactors(tx, userId)
  if (removed === 0) return 0
  const reason = 'second factors reset'
  const ended = await revokeSessions(tx, { userId, keepSession: null, reason, at: deps.now() })
  deps.revoked.note(ended)
  await orderMail(tx, { deps, kind: 'second-factors-reset', to: user, by })
  return removed
}
