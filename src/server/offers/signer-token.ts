// The token in a signer's link, 256 bits: follows from the signer and the secret; only its hash is stored.
import { createHash, createHmac } from 'node:crypto'

import { acceptedSecrets, type Secrets } from '../http/secrets.ts'

export function signerTokenOf(secret: string, offerSignerId: string): string {
  return createHmac('sha256', secret).update(`offer signer ${offerSignerId}`).digest('base64url')
}

/** The token under the secret that it was made with; null when that counts no more. */
export function storedSignerToken(
  secrets: Secrets,
  { offerSignerId, tokenHash }: { offerSignerId: string; tokenHash: string | null },
): string | null {
  const tokens = acceptedSecrets(secrets).map((secret) => signerTokenOf(secret, offerSignerId))
  return tokens.find((token) => signerTokenHash(token) === tokenHash) ?? null
}

export function signerTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
