// Before something that cannot be undone: the user who asks shows that it is them, and not who found their open browser.
import { RECENT_SIGN_IN_MINUTES } from '#contract/privacy/privacy.ts'

import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { checkCurrentPassword } from './current-password.ts'
import { findSessionStart } from './my-sessions-repository.ts'

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
  await checkCurrentPassword({ database, now }, { userId, password })
}
