// Rules of the second step of a sign-in, and of signing in by a passkey alone. Knows no HTTP.
import { randomBytes } from 'node:crypto'

import type { z } from 'zod'

import type { PasskeyAnswer, PasskeyRequest } from '#contract/passkey-shape.ts'
import type { takeSecondStep as contract } from '#contract/second-factors.ts'
import type { SessionReply } from '#contract/session.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findUser, type UserRow } from '../session-repository.ts'
import type { SessionService } from '../session-service.ts'
import { endSecondStep, takeSecondStep, type Whence } from '../try-limits.ts'
import { takeAuthenticatorCode, takeRecoveryCode } from './factor-codes.ts'
import { askSignature, PASSKEY_ANSWER_MS, verifySignature } from './passkey-ceremony.ts'
import { boundTo } from './passkey-questions.ts'
import * as passkeys from './passkey-repository.ts'
import { endPending, findPendingUser } from './pending-sign-in.ts'
import type { SealedSecrets } from './sealed-secret.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = {
  readonly database: Database
  readonly sessions: SessionService
  readonly sealed: SealedSecrets
  readonly now: () => Date
}
type Step = z.output<typeof contract.body>
/** `origin`: where the app is. `fromOf`: where the request comes from, and whether that is known to an address. */
type Asker = {
  readonly origin: string
  readonly fromOf: (email: string) => Whence
  readonly userAgent: string | undefined
}
type Proof = { readonly key: passkeys.PasskeyRow; readonly counter: number }

export type SecondStepService = ReturnType<typeof createSecondStepService>

export function createSecondStepService(deps: Deps) {
  const { database, now } = deps
  return {
    /** What to ask the passkeys of somebody whose password was right. @throws AppError `sign_in_expired`. */
    askPasskey: (given: { token: string; origin: string }) => askOfPending(deps, given),

    /**
     * Completes a sign-in. @throws AppError `sign_in_expired`, `code_incorrect`, `passkey_failed`, or `rate_limited` when
     * there were too many tries from there.
     */
    take: (step: Step, by: Asker): Promise<SessionReply> => take(deps, { step, by }),

    /** What to ask the browser's passkeys; `kept` is for its cookie. */
    async startLogin(origin: string): Promise<{ request: PasskeyRequest; kept: string }> {
      const request = await askSignature({ origin, allowed: [] })
      const kept = randomBytes(32).toString('base64url')
      await database.inScope(SYSTEM, (tx) =>
        keepQuestion(tx, { now, asker: boundTo('sign in', kept), request }),
      )
      return { request, kept }
    },

    /** Signs in by a passkey alone. @throws AppError `passkey_failed`. */
    async login(
      answer: PasskeyAnswer,
      by: Pick<Asker, 'origin' | 'userAgent'> & { kept: string },
    ): Promise<SessionReply> {
      const asker = boundTo('sign in', by.kept)
      const proof = await verify(deps, { answer, asker, origin: by.origin, userId: null })
      return database.inScope(SYSTEM, async (tx) => {
        const user = await findUser(tx, proof.key.userId)
        if (user === null) throw new AppError('passkey_failed')
        await noteUse(tx, { proof, at: now() })
        const { userAgent } = by
        return deps.sessions.open(tx, { user, userAgent, authType: 'passkey', isConfirmed: true })
      })
    },
  }
}

async function askOfPending(
  { database, now }: Deps,
  given: { token: string; origin: string },
): Promise<PasskeyRequest> {
  const { token, origin } = given
  return database.inScope(SYSTEM, async (tx) => {
    const user = await findPendingUser(tx, { token, at: now() })
    if (user === null) throw new AppError('sign_in_expired')
    const allowed = await passkeys.listPasskeys(tx, user.userId)
    const request = await askSignature({ origin, allowed })
    await keepQuestion(tx, { now, asker: boundTo('second step', token), request })
    return request
  })
}

async function take(deps: Deps, given: { step: Step; by: Asker }): Promise<SessionReply> {
  const { database, now } = deps
  const { step, by } = given
  const token = step.pending_token
  // Counted and committed before it is known how it ends.
  const { user, from } = await database.inScope(SYSTEM, (tx) => countTry(tx, { deps, ...given }))
  const { userId } = user
  const asker = boundTo('second step', token)
  const proof =
    step.method === 'passkey'
      ? await verify(deps, { answer: step.passkey, asker, origin: by.origin, userId })
      : null
  return database.inScope(SYSTEM, async (tx) => {
    const at = now()
    if (proof !== null) await noteUse(tx, { proof, at })
    if (step.method !== 'passkey' && !(await isCodeRight(tx, { deps, step, userId })))
      throw new AppError('code_incorrect')
    // One that was completed by another request meanwhile, or whose account changed, counts no more.
    if (!(await endPending(tx, token))) throw new AppError('sign_in_expired')
    await endSecondStep(tx, { userId, from, isGuessable: isGuessable(step) })
    return deps.sessions.open(tx, { user, userAgent: by.userAgent, isConfirmed: true })
  })
}

async function countTry(
  tx: Tx,
  given: { deps: Deps; step: Step; by: Asker },
): Promise<{ user: UserRow; from: Whence }> {
  const { deps, step, by } = given
  const at = deps.now()
  const user = await findPendingUser(tx, { token: step.pending_token, at })
  if (user === null) throw new AppError('sign_in_expired')
  const from = by.fromOf(user.email)
  const { userId } = user
  if (!(await takeSecondStep(tx, { userId, from, isGuessable: isGuessable(step), at })))
    throw new AppError('rate_limited')
  return { user, from }
}

// Six digits can be guessed, given enough addresses; a recovery code or a key cannot.
function isGuessable({ method }: Step): boolean {
  return method === 'authenticator'
}

function isCodeRight(
  tx: Tx,
  given: { deps: Deps; step: Exclude<Step, { method: 'passkey' }>; userId: number },
): Promise<boolean> {
  const { deps, step, userId } = given
  const { code } = step
  return step.method === 'recovery_code'
    ? takeRecoveryCode(tx, { userId, code })
    : takeAuthenticatorCode(tx, { userId, code, sealed: deps.sealed, at: deps.now() })
}

async function keepQuestion(
  tx: Tx,
  given: { now: () => Date; asker: string; request: PasskeyRequest },
): Promise<void> {
  const at = given.now()
  const expiresAt = new Date(at.getTime() + PASSKEY_ANSWER_MS)
  const { challenge } = given.request
  await passkeys.saveChallenge(tx, { boundTo: given.asker, challenge, expiresAt, at })
}

/** `userId`: whose key it must be; null when that is what it shall tell. */
async function verify(
  { database, now }: Deps,
  given: { answer: PasskeyAnswer; asker: string; origin: string; userId: number | null },
): Promise<Proof> {
  const { answer, asker, origin, userId } = given
  // The question is taken out whatever comes of it: an answer that is wrong is no second try.
  const { challenge, key } = await database.inScope(SYSTEM, async (tx) => ({
    challenge: await passkeys.takeChallenge(tx, { boundTo: asker, at: now() }),
    key: await passkeys.findByCredential(tx, answer.id),
  }))
  const isTheirs = key !== null && (userId === null || key.userId === userId)
  if (challenge === null || !isTheirs) throw new AppError('passkey_failed')
  return { key, counter: await verifySignature(answer, { challenge, origin, key }) }
}

async function noteUse(tx: Tx, { proof, at }: { proof: Proof; at: Date }): Promise<void> {
  const { key, counter } = proof
  const { credentialId } = key
  if (!(await passkeys.noteUse(tx, { credentialId, counter, at })))
    throw new AppError('passkey_failed')
}
