// The token in the link of a shared scorecard, 256 bits: follows from the recipient and the secret; only its hash is stored.
import { createHash, createHmac } from 'node:crypto'

import { acceptedSecrets, type Secrets } from '../../http/secrets.ts'

export function shareTokenOf(secret: string, recipientId: string): string {
  return createHmac('sha256', secret).update(`shared scorecard ${recipientId}`).digest('base64url')
}

/** The token under the secret that it was made with; null when that counts no more. */
export function storedToken(
  secrets: Secrets,
  { recipientId, tokenHash }: { recipientId: string; tokenHash: string },
): string | null {
  const tokens = acceptedSecrets(secrets).map((secret) => shareTokenOf(secret, recipientId))
  return tokens.find((token) => shareTokenHash(token) === tokenHash) ?? null
}

export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
