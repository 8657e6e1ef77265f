// Who was asked to sign a challenge: no other user's answer counts.
import { createHash } from 'node:crypto'

/** `by` is what only the one who was asked has: a session's id, the token of a sign-in that waits, a browser's cookie. */
export function boundTo(purpose: 'new passkey' | 'second step' | 'sign in', by: string): string {
  return createHash('sha256').update(`passkey for ${purpose} ${by}`).digest('hex')
}
