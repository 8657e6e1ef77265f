// Before something that cannot be undone: whoever asks shows that it is them, and not who found their open browser.
import { RECENT_SIGN_IN_MINUTES } from '#contract/privacy.ts'

import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { findSessionStart } from './my-sessions-repository.ts'
import { verifyPassword } from './password-hash.ts'
import { findUser } from './session-repository.ts'
import { endPasswordCheck, takePasswordCheck } from './try-limits.ts'

const SYSTEM = { kind: 'system' } as const
const MINUTE_MS = 60_000

/**
 * Takes the password, or for want of one that the session began a moment ago.
 * @throws AppError `current_password_incorrect`, `rate_limited`, or `sign_in_again` without a password.
 */
export async function proveIdentity(
  { database, now }: { database: Database; now: () => Date },
  given: { caller: Caller; password: string | undefined },
): Promise<void> {
  const { caller, password } = given
  const { userId, sessionId } = caller
  if (password === undefined) {
    const startedAt = await database.inScope({ kind: 'person', userId }, (tx) =>
      findSessionStart(tx, { userId, sessionId }),
    )
    const since = now().getTime() - RECENT_SIGN_IN_MINUTES * MINUTE_MS
    if (startedAt === null || startedAt.getTime() < since) throw new AppError('sign_in_again')
    return
  }
  const user = await database.inScope(SYSTEM, async (tx) => {
    if (!(await takePasswordCheck(tx, { userId, at: now() }))) throw new AppError('rate_limited')
    return findUser(tx, userId)
  })
  // Hashing takes its time; no transaction is held meanwhile.
  if (!(await verifyPassword(user?.passwordHash ?? null, password)))
    throw new AppError('current_password_incorrect')
  await database.inScope(SYSTEM, (tx) => endPasswordCheck(tx, userId))
}
