// Asking a user who is signed in for their password once more, before what it protects is changed.
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { verifyPassword } from './password-hash.ts'
import { findUser, type UserRow } from './session-repository.ts'
import { endPasswordCheck, takePasswordCheck } from './try-limits.ts'

const SYSTEM = { kind: 'system' } as const

/** The user, when the password is theirs. @throws AppError `current_password_incorrect`, `rate_limited`. */
export async function checkCurrentPassword(
  { database, now }: { database: Database; now: () => Date },
  given: { userId: number; password: string },
): Promise<UserRow> {
  const { userId, password } = given
  const user = await database.inScope(SYSTEM, async (tx) => {
    if (!(await takePasswordCheck(tx, { userId, at: now() }))) throw new AppError('rate_limited')
    return findUser(tx, userId)
  })
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  if (user === null || !isRight) throw new AppError('current_password_incorrect')
  await database.inScope(SYSTEM, (tx) => endPasswordCheck(tx, userId))
  return user
}
