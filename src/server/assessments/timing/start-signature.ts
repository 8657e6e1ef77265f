// Shows later that a start came from this server: a device keeps it, and repeats it in its journal.
import { createHmac, timingSafeEqual } from 'node:crypto'

export type SignedStart = { attemptId: string; timer: string; startedAt: string }

export type StartSignatures = {
  /** 64 hexadecimal digits that follow from attempt, timer and start. */
  sign(start: SignedStart): string
  isOurs(start: SignedStart, signature: string): boolean
}

/** HMAC-SHA-256 under the installation's secret, with a purpose of its own. */
export function createStartSignatures({ secret }: { secret: string }): StartSignatures {
  const digestOf = ({ attemptId, timer, startedAt }: SignedStart) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['start-time', attemptId, timer, startedAt]))
      .digest()
  return {
    sign: (start) => digestOf(start).toString('hex'),
    isOurs: (start, signature) => {
      const given = Buffer.from(signature, 'hex')
      const ours = digestOf(start)
      return given.length === ours.length && timingSafeEqual(given, ours)
    },
  }
}
