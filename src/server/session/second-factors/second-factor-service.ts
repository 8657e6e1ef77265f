// Rules of a person's own second factors: the authenticator app and the recovery codes. Knows no HTTP.
import type { SecondFactors } from '#contract/session/second-factors.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { SealedSecrets } from '../../http/sealed-secret.ts'
import { orderMail, type MailContext } from '../../mail/order-mail.ts'
import { checkCurrentPassword } from '../current-password.ts'
import { findUser } from '../session-repository.ts'
import { endCodeCheck, takeCodeCheck } from '../try-limits.ts'
import { describeSecret, newSecret, stepOf } from './authenticator-code.ts'
import * as changes from './factor-changes.ts'
import { ownerOf, takeAuthenticatorCode, takeRecoveryCode } from './factor-codes.ts'
import { listPasskeys } from './passkey-repository.ts'
import { describePasskey } from './passkey-service.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import * as repository from './second-factor-repository.ts'

/** How long an app has until its first code. */
const ENROLMENT_MS = 10 * 60_000
const SYSTEM = { kind: 'system' } as const

type Deps = changes.ChangeDeps & { readonly database: Database; readonly sealed: SealedSecrets }
type Own = { readonly userId: number; readonly by: MailContext }
type WithPassword = Own & { readonly password: string }

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

export function createSecondFactorService(deps: Deps) {
  const { database, jobs } = deps
  return {
    /** What the caller has. */
    get: ({ userId }: Caller): Promise<SecondFactors> =>
      database.inScope({ kind: 'person', userId }, (tx) => describeFactors(tx, userId)),

    /**
     * A secret for an app. It counts once a code of it confirms it; the app before it goes on until then.
     * @throws AppError `not_found` for another user's, `current_password_incorrect`, `code_incorrect`, `rate_limited`.
     */
    begin: (caller: Caller, given: Omit<WithPassword, 'by'> & { code?: string | undefined }) =>
      begin(deps, assertOwn(caller, given)),

    /** Confirms the app by its first code. @throws AppError `enrolment_expired`, `code_incorrect`. */
    async confirm(caller: Caller, given: Own & { code: string }): Promise<string[] | null> {
      const own = assertOwn(caller, given)
      const { sessionId } = caller
      const codes = await database.inScope(SYSTEM, (tx) => confirm(tx, { deps, sessionId, ...own }))
      jobs.wake('send-mail')
      return codes
    },

    /** Removes the app. @throws AppError `second_factor_missing`, `last_second_factor`, and as `begin`. */
    async remove(caller: Caller, given: WithPassword & { code: string }): Promise<void> {
      const own = assertOwn(caller, given)
      await checkCurrentPassword(deps, own)
      await database.inScope(SYSTEM, (tx) => assertAppRemovable(tx, own.userId))
      await proveCode(deps, own)
      await database.inScope(SYSTEM, (tx) => remove(tx, { deps, ...own }))
      jobs.wake('send-mail')
    },

    /** New recovery codes. @throws AppError `second_factor_missing`, and as `begin`. */
    async renewCodes(caller: Caller, given: WithPassword): Promise<string[]> {
      const { userId, by } = assertOwn(caller, given)
      await checkCurrentPassword(deps, given)
      const codes = await database.inScope(SYSTEM, async (tx) => {
        const user = await changes.lockOwner(tx, userId)
        const { hasAuthenticator, passkeys } = await repository.countFactors(tx, userId)
        if (!hasAuthenticator && passkeys === 0) throw new AppError('second_factor_missing')
        await orderMail(tx, { deps, kind: 'recovery-codes-renewed', to: user, by })
        return changes.renewCodes(tx, userId)
      })
      jobs.wake('send-mail')
      return codes
    },
  }
}

async function describeFactors(tx: Tx, userId: number): Promise<SecondFactors> {
  const user = await findUser(tx, userId)
  const app = await repository.findAuthenticator(tx, userId)
  const passkeys = await listPasskeys(tx, userId)
  return {
    authenticator_since: app?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(describePasskey),
    recovery_codes_left: await repository.countRecoveryCodes(tx, userId),
    has_password: user !== null && user.passwordHash !== null,
    required_by: await repository.listRequiring(tx, userId),
  }
}

async function begin(
  deps: Deps,
  given: { userId: number; password: string; code?: string | undefined },
) {
  const { database, sealed, now } = deps
  const { userId, code } = given
  const user = await checkCurrentPassword(deps, given)
  const { hasAuthenticator } = await database.inScope(SYSTEM, (tx) =>
    repository.countFactors(tx, userId),
  )
  // The user who has the password and an open session must not put their own phone in the place of the owner's.
  if (hasAuthenticator) await proveCode(deps, { userId, code: code ?? '' })
  const secret = newSecret()
  const nextExpiresAt = new Date(now().getTime() + ENROLMENT_MS)
  const nextSecret = sealed.seal(secret, ownerOf(userId))
  await database.inScope(SYSTEM, (tx) =>
    repository.saveNextSecret(tx, { userId, nextSecret, nextExpiresAt }),
  )
  return { ...describeSecret(secret, user.email), expires_at: nextExpiresAt.toISOString() }
}

async function confirm(
  tx: Tx,
  given: Own & { deps: Deps; sessionId: string; code: string },
): Promise<string[] | null> {
  const { deps, userId, sessionId, code, by } = given
  const at = deps.now()
  const user = await changes.lockOwner(tx, userId)
  const held = await repository.findAuthenticator(tx, userId)
  const { nextSecret = null, nextExpiresAt = null } = held ?? {}
  if (nextSecret === null || nextExpiresAt === null || nextExpiresAt <= at)
    throw new AppError('enrolment_expired')
  const step = stepOf(code, { secret: deps.sealed.open(nextSecret, ownerOf(userId)), at })
  if (step === null) throw new AppError('code_incorrect')
  const { hasAuthenticator, passkeys } = await repository.countFactors(tx, userId)
  const isFirst = !hasAuthenticator && passkeys === 0
  await repository.confirmAuthenticator(tx, { userId, step, at })
  return changes.afterAdding(tx, { deps, user, by, sessionId, isFirst })
}

async function assertAppRemovable(tx: Tx, userId: number): Promise<{ isLast: boolean }> {
  const { hasAuthenticator, passkeys } = await repository.countFactors(tx, userId)
  if (!hasAuthenticator) throw new AppError('second_factor_missing')
  await changes.assertRemovable(tx, { userId, factors: passkeys + 1 })
  return { isLast: passkeys === 0 }
}

async function remove(tx: Tx, given: Own & { deps: Deps }): Promise<void> {
  const { deps, userId, by } = given
  const user = await changes.lockOwner(tx, userId)
  const { isLast } = await assertAppRemovable(tx, userId)
  await repository.deleteAuthenticator(tx, userId)
  await changes.afterRemoving(tx, { deps, user, by, isLast })
}

// Counted before it is looked at, in a unit of work of its own: a wrong code must stay counted.
async function proveCode(deps: Deps, given: { userId: number; code: string }): Promise<void> {
  const { database, sealed, now } = deps
  const { userId, code } = given
  const at = now()
  const isFree = await database.inScope(SYSTEM, (tx) => takeCodeCheck(tx, { userId, at }))
  if (!isFree) throw new AppError('rate_limited')
  await database.inScope(SYSTEM, async (tx) => {
    const isRight = isRecoveryCode(code)
      ? await takeRecoveryCode(tx, given)
      : await takeAuthenticatorCode(tx, { ...given, sealed, at })
    if (!isRight) throw new AppError('code_incorrect')
    await endCodeCheck(tx, userId)
  })
}

function assertOwn<T extends { userId: number }>(caller: Caller, given: T): T {
  if (given.userId !== caller.userId) throw new AppError('not_found')
  return given
}
