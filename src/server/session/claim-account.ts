// The account of the user who reads the mail of an address: found, made, or made theirs.
import { normalizeEmail } from '#contract/core/email.ts'

import type { Tx } from '../db/database.ts'
import { setProfile } from './password-repository.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { deleteFactors } from './second-factors/factor-changes.ts'
import * as repository from './session-repository.ts'
import { deleteIdentities } from './sign-on-repository.ts'

export type ConfirmedUser = Pick<repository.UserRow, 'userId' | 'firstName' | 'language'>

type Claim = {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly at: Date
}

/** The user with that address, when it is confirmed to be theirs. */
export async function findConfirmedUser(tx: Tx, email: string): Promise<ConfirmedUser | null> {
  const user = await repository.findUserByEmail(tx, email)
  return user === null || user.emailVerifiedAt === null ? null : user
}

/**
 * Makes an account for a user who proved to read the mail of the address, or gives them the one that is there: with
 * their password and name from now on, and no other user signed in to it.
 */
export async function claimAccount(
  tx: Tx,
  claim: Claim & { revoked: RevokedSessions },
): Promise<repository.UserRow> {
  const { email, passwordHash, firstName, lastName, at, revoked } = claim
  const values = { passwordHash, firstName, lastName }
  const made = await repository.insertUser(tx, { email, emailVerifiedAt: at, ...values })
  if (made !== null) return made
  const found = await repository.findUserByEmail(tx, email)
  if (found === null) throw new Error('An address is neither free nor taken.')
  const { userId } = found
  // The user who signs in by the password before waits, and finds another one: no session of theirs is missed below.
  await repository.lockUser(tx, userId)
  const ending = { userId, keepSession: null, reason: 'account claimed', at }
  revoked.note(await repository.revokeSessions(tx, ending))
  // No one but the reader of the mail proved to be them: what another user set up to sign in with goes.
  await deleteFactors(tx, userId)
  await deleteIdentities(tx, userId)
  await repository.verifyEmail(tx, { userId, at })
  return setProfile(tx, { userId, ...values })
}

/** A user, locked, whose address a mail has reached: confirmed from now on when it is theirs; null for anyone else. */
export async function confirmAddress(
  tx: Tx,
  given: { userId: number; email: string; at: Date },
): Promise<repository.UserRow | null> {
  const { userId, email, at } = given
  const user = await repository.lockUser(tx, userId)
  if (user === null || normalizeEmail(user.email) !== normalizeEmail(email)) return null
  await repository.verifyEmail(tx, { userId, at })
  return { ...user, emailVerifiedAt: user.emailVerifiedAt ?? at }
}

/** Whether a user can sign in by a password. */
export async function hasPassword(tx: Tx, userId: number): Promise<boolean> {
  const user = await repository.findUser(tx, userId)
  return user !== null && user.passwordHash !== null
}
