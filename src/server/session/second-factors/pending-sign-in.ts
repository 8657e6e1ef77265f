// A sign-in between its two steps. Its token is good for the second one only: no call takes it for a session.
import { createHash, randomBytes } from 'node:crypto'

import { SECOND_STEP_MINUTES, type SecondStep } from '#contract/session/second-factors.ts'

import type { Tx } from '../../db/database.ts'
import * as repository from './pending-sign-in-repository.ts'
import { countFactors, countRecoveryCodes } from './second-factor-repository.ts'

const MINUTE_MS = 60_000

/** What the sign-in of a user whose password was right waits for; null when it waits for nothing. */
export async function beginSecondStep(
  tx: Tx,
  given: { userId: number; at: Date },
): Promise<SecondStep | null> {
  const { userId, at } = given
  const { hasAuthenticator, passkeys } = await countFactors(tx, userId)
  if (!hasAuthenticator && passkeys === 0) return null
  const hasCodes = (await countRecoveryCodes(tx, userId)) > 0
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + SECOND_STEP_MINUTES * MINUTE_MS)
  await repository.insertPending(tx, { tokenHash: pendingHash(token), userId, expiresAt, at })
  return {
    pending_token: token,
    expires_at: expiresAt.toISOString(),
    methods: [
      ...(hasAuthenticator ? (['authenticator'] as const) : []),
      ...(passkeys > 0 ? (['passkey'] as const) : []),
      ...(hasCodes ? (['recovery_code'] as const) : []),
    ],
  }
}

/** Who signs in; null for a token that is none, is over, or was used. */
export function findPendingUser(tx: Tx, given: { token: string; at: Date }) {
  return repository.findPendingUser(tx, { tokenHash: pendingHash(given.token), at: given.at })
}

/** Uses a pending sign-in up; false when another request did at the same moment. */
export function endPending(tx: Tx, token: string): Promise<boolean> {
  return repository.deletePending(tx, pendingHash(token))
}

function pendingHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
