// Signing in by a password: the database is asked twice, before and after it is hashed, so that a sign-in takes little
// longer than that.
import type { SessionReply } from '#contract/session/session.ts'

import type { Database } from '../db/database.ts'
import type { AccessTokens } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { describe } from './describe-user.ts'
import { newSession } from './new-session.ts'
import { verifyPassword } from './password-hash.ts'
import { beginSecondStep } from './second-factors/pending-sign-in.ts'
import { lockUser, type UserRow } from './session-repository.ts'
import { beginSignIn, finishSignIn } from './sign-in-calls.ts'
import { findOnlyLoginPage, signOnRequired } from './sign-on-required.ts'
import { triesOfSignIn, type RequestOrigin } from './try-limits.ts'

type Deps = {
  readonly database: Database
  readonly tokens: AccessTokens
  readonly now: () => Date
}

export type PasswordSignIn = {
  readonly email: string
  readonly password: string
  readonly userAgent: string | undefined
  readonly from: RequestOrigin
}

const SYSTEM = { kind: 'system' } as const
const NO_ACCOUNT = { userId: 0, passwordHash: null, isJfAdmin: false }

/** See `login` of the session service. */
export async function signInByPassword(deps: Deps, given: PasswordSignIn): Promise<SessionReply> {
  const { database, now } = deps
  const { tries, forgotten, returned } = triesOfSignIn(given)
  const holder = await beginSignIn(database, { email: given.email, tries, at: now() })
  if (holder === 'limited') throw new AppError('rate_limited')
  const { userId, passwordHash, isJfAdmin } = holder?.user ?? NO_ACCOUNT
  const begun = newSession({ userId, userAgent: given.userAgent, at: now() })
  // Hashing takes its time; no transaction is held meanwhile, and the token is made. An address of no one costs the same.
  const [isRight, token] = await Promise.all([
    verifyPassword(passwordHash, given.password),
    deps.tokens.sign({ ...begun.session, isProviderAdmin: isJfAdmin }),
  ])
  if (holder === null || passwordHash === null || !isRight)
    throw new AppError('incorrect_credentials')
  const ending = { ...begun, passwordHash, forgotten, returned }
  const outcome = await finishSignIn(database, ending)
  if (outcome === 'changed') throw new AppError('incorrect_credentials')
  if (outcome === 'step') throw await nextStepOf(deps, holder.user)
  const { user, roles, isFactorAsked } = holder
  // A session by a password alone had no second factor.
  return { token, refresh: begun.refresh, user: describe(user, { roles, isDue: isFactorAsked }) }
}

// Thrown after its commit, so that the sign-in waits for its second step.
async function nextStepOf({ database, now }: Deps, user: UserRow): Promise<AppError> {
  const { userId, passwordHash } = user
  return database.inScope(SYSTEM, async (tx) => {
    const held = await lockUser(tx, userId)
    if (held?.passwordHash !== passwordHash) return new AppError('incorrect_credentials')
    const loginPage = await findOnlyLoginPage(tx, userId)
    if (loginPage !== null) return signOnRequired(loginPage)
    const step = await beginSecondStep(tx, { userId, at: now() })
    // They removed their last factor in this moment.
    if (step === null) return new AppError('unavailable')
    return new AppError('second_factor_due', { details: step })
  })
}
