// Proving the second step of a sign-in: the try is counted, the answer is checked, and the sign-in that waited is used up
// together with what it completes. It must not open a session: what follows is the caller's.
import type { z } from 'zod'

import type { PasskeyAnswer } from '#contract/session/passkey-shape.ts'
import type { takenStepSchema } from '#contract/session/second-factors.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { SealedSecrets } from '../../http/sealed-secret.ts'
import type { UserRow } from '../session-repository.ts'
import { endSecondStep, takeSecondStep, type RequestOrigin } from '../try-limits.ts'
import { takeAuthenticatorCode, takeRecoveryCode } from './factor-codes.ts'
import { verifySignature } from './passkey-ceremony.ts'
import { boundTo } from './passkey-questions.ts'
import * as passkeys from './passkey-repository.ts'
import { endPending, findPendingUser } from './pending-sign-in.ts'

const SYSTEM = { kind: 'system' } as const

export type ProofDeps = {
  readonly database: Database
  readonly sealed: SealedSecrets
  readonly now: () => Date
}
export type Step = z.output<typeof takenStepSchema>
/** `origin`: where the app is. `fromOf`: where the request comes from, and whether that is known to an address. */
export type Caller = {
  readonly origin: string
  readonly fromOf: (email: string) => RequestOrigin
  readonly userAgent: string | undefined
}
/** A passkey that signed, and how often it says that it did. */
export type SignedProof = { readonly key: passkeys.PasskeyRow; readonly counter: number }

/**
 * Does `work` for the user whose second step is right, in the unit of work that uses their sign-in up: it is undone with it.
 * @throws AppError `sign_in_expired`, `code_incorrect`, `passkey_failed`, or `rate_limited` when there were too many
 * tries from there; and what the work throws
 */
export async function proveSecondStep<T>(
  deps: ProofDeps,
  given: { step: Step; by: Caller; work: (tx: Tx, user: UserRow) => Promise<T> },
): Promise<T> {
  const { database, now } = deps
  const { step, by } = given
  const token = step.pending_token
  // Counted and committed before it is known how it ends.
  const { user, from } = await database.inScope(SYSTEM, (tx) => countTry(tx, { deps, ...given }))
  const { userId } = user
  const caller = boundTo('second step', token)
  const proof =
    step.method === 'passkey'
      ? await verifyPasskey(deps, { answer: step.passkey, caller, origin: by.origin, userId })
      : null
  return database.inScope(SYSTEM, async (tx) => {
    const at = now()
    if (proof !== null) await noteUse(tx, { proof, at })
    if (step.method !== 'passkey' && !(await isCodeRight(tx, { deps, step, userId })))
      throw new AppError('code_incorrect')
    // One that was completed by another request meanwhile, or whose account changed, counts no more.
    if (!(await endPending(tx, token))) throw new AppError('sign_in_expired')
    await endSecondStep(tx, { userId, from, isGuessable: isGuessable(step) })
    return given.work(tx, user)
  })
}

/**
 * Checks what a passkey signed. `userId`: whose key it must be; null when that is what it shall tell.
 * @throws AppError `passkey_failed`
 */
export async function verifyPasskey(
  { database, now }: Pick<ProofDeps, 'database' | 'now'>,
  given: { answer: PasskeyAnswer; caller: string; origin: string; userId: number | null },
): Promise<SignedProof> {
  const { answer, caller, origin, userId } = given
  // The question is taken out whatever comes of it: an answer that is wrong is no second try.
  const { challenge, key } = await database.inScope(SYSTEM, async (tx) => ({
    challenge: await passkeys.takeChallenge(tx, { boundTo: caller, at: now() }),
    key: await passkeys.findByCredential(tx, answer.id),
  }))
  const isTheirs = key !== null && (userId === null || key.userId === userId)
  if (challenge === null || !isTheirs) throw new AppError('passkey_failed')
  return { key, counter: await verifySignature(answer, { challenge, origin, key }) }
}

/** Notes that a passkey signed. @throws AppError `passkey_failed` for a count that was there before. */
export async function noteUse(
  tx: Tx,
  { proof, at }: { proof: SignedProof; at: Date },
): Promise<void> {
  const { key, counter } = proof
  const { credentialId } = key
  if (!(await passkeys.noteUse(tx, { credentialId, counter, at })))
    throw new AppError('passkey_failed')
}

async function countTry(
  tx: Tx,
  given: { deps: ProofDeps; step: Step; by: Caller },
): Promise<{ user: UserRow; from: RequestOrigin }> {
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
  given: { deps: ProofDeps; step: Exclude<Step, { method: 'passkey' }>; userId: number },
): Promise<boolean> {
  const { deps, step, userId } = given
  const { code } = step
  return step.method === 'recovery_code'
    ? takeRecoveryCode(tx, { userId, code })
    : takeAuthenticatorCode(tx, { userId, code, sealed: deps.sealed, at: deps.now() })
}
