// Rules of the second step of a sign-in, and of signing in by a passkey alone. Knows no HTTP.
import { randomBytes } from 'node:crypto'

import type { PasskeyAnswer, PasskeyRequest } from '#contract/session/passkey-shape.ts'
import type { SessionReply } from '#contract/session/session.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findUser } from '../session-repository.ts'
import type { SessionService } from '../session-service.ts'
import { askSignature, PASSKEY_ANSWER_MS } from './passkey-ceremony.ts'
import { boundTo } from './passkey-questions.ts'
import * as passkeys from './passkey-repository.ts'
import { findPendingUser } from './pending-sign-in.ts'
import {
  noteUse,
  proveSecondStep,
  verifyPasskey,
  type Caller,
  type ProofDeps,
  type Step,
} from './second-step-proof.ts'

const SYSTEM = { kind: 'system' } as const

type Deps = ProofDeps & { readonly sessions: SessionService }

export type SecondStepService = ReturnType<typeof createSecondStepService>

export function createSecondStepService(deps: Deps) {
  const { database, now, sessions } = deps
  return {
    /** What to ask the passkeys of a user whose password was right. @throws AppError `sign_in_expired`. */
    askPasskey: (given: { token: string; origin: string }) => askOfPending(deps, given),

    /** Completes a sign-in. @throws AppError as `proveSecondStep`, and `sign_on_required`. */
    take(step: Step, by: Caller): Promise<SessionReply> {
      const { userAgent } = by
      return proveSecondStep(deps, {
        step,
        by,
        work: (tx, user) => sessions.open(tx, { user, userAgent, isConfirmed: true }),
      })
    },

    /** What to ask the browser's passkeys; `kept` is for its cookie. */
    async startLogin(origin: string): Promise<{ request: PasskeyRequest; kept: string }> {
      const request = await askSignature({ origin, allowed: [] })
      const kept = randomBytes(32).toString('base64url')
      await database.inScope(SYSTEM, (tx) =>
        keepQuestion(tx, { now, caller: boundTo('sign in', kept), request }),
      )
      return { request, kept }
    },

    /** Signs in by a passkey alone. @throws AppError `passkey_failed`. */
    async login(
      answer: PasskeyAnswer,
      by: Pick<Caller, 'origin' | 'userAgent'> & { kept: string },
    ): Promise<SessionReply> {
      const caller = boundTo('sign in', by.kept)
      const proof = await verifyPasskey(deps, { answer, caller, origin: by.origin, userId: null })
      return database.inScope(SYSTEM, async (tx) => {
        const user = await findUser(tx, proof.key.userId)
        if (user === null) throw new AppError('passkey_failed')
        await noteUse(tx, { proof, at: now() })
        const { userAgent } = by
        return sessions.open(tx, { user, userAgent, authType: 'passkey', isConfirmed: true })
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
    await keepQuestion(tx, { now, caller: boundTo('second step', token), request })
    return request
  })
}

async function keepQuestion(
  tx: Tx,
  given: { now: () => Date; caller: string; request: PasskeyRequest },
): Promise<void> {
  const at = given.now()
  const expiresAt = new Date(at.getTime() + PASSKEY_ANSWER_MS)
  const { challenge } = given.request
  await passkeys.saveChallenge(tx, { boundTo: given.caller, challenge, expiresAt, at })
}
