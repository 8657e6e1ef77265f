// How the proof of an erasure names whom it was about: a keyed hash, which tells nothing to who has not the key.
import { createHmac } from 'node:crypto'

import { normalizeEmail } from '#contract/core/email.ts'

/** HMAC-SHA256 of an address under the installation's secret: the same for however the address is written. */
export function subjectHash(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`erased ${normalizeEmail(email)}`)
    .digest('hex')
}
