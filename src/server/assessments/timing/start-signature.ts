// Shows later that a start came from this server: a device keeps it, and repeats it in its journal.
import { createHmac } from 'node:crypto'

import { isMadeByUs, type Secrets } from '../../http/secrets.ts'

export type SignedStart = { attemptId: string; timer: string; startedAt: string }

export type StartSignatures = {
  /** 64 hexadecimal digits that follow from attempt, timer and start. */
  sign(start: SignedStart): string
  isOurs(start: SignedStart, signature: string): boolean
}

/** HMAC-SHA-256 under the installation's secret, with a purpose of its own. */
export function createStartSignatures(secrets: Secrets): StartSignatures {
  return {
    sign: (start) => signatureOf(secrets.secret, start),
    isOurs: (start, signature) =>
      isMadeByUs(signature, { secrets, make: (secret) => signatureOf(secret, start) }),
  }
}

function signatureOf(secret: string, { attemptId, timer, startedAt }: SignedStart): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['start-time', attemptId, timer, startedAt]))
    .digest('hex')
}
