// A browser on which a user signed in before: told by a signed cookie, so that guesses from elsewhere never count there.
import { createHmac, randomBytes } from 'node:crypto'

import { isMadeByUs, type Secrets } from '../http/secrets.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>

/** The cookie says which device it is and, as a code that only the secret can make, whose. */
export function createKnownDevices(secrets: Secrets) {
  const { secret } = secrets
  const isSigned = (code: string, text: string) =>
    isMadeByUs(code, { secrets, make: (one) => sign(one, text) })

  function read(cookie: string | undefined): { device: string; owner: string } | null {
    const [device, owner, signature] = (cookie ?? '').split('.')
    if (device === undefined || owner === undefined || signature === undefined) return null
    return isSigned(signature, `${device}.${owner}`) ? { device, owner } : null
  }

  return {
    /** The cookie of a device on which a user has just signed in. */
    issue(email: string): string {
      const device = randomBytes(16).toString('base64url')
      const claim = `${device}.${sign(secret, ownerOf(email))}`
      return `${claim}.${sign(secret, claim)}`
    },

    /** The device, no matter who signed in on it; null for a cookie that is not ours. */
    find: (cookie: string | undefined): string | null => read(cookie)?.device ?? null,

    /** The device, when this person signed in on it last. */
    findOf(email: string, cookie: string | undefined): string | null {
      const known = read(cookie)
      return known !== null && isSigned(known.owner, ownerOf(email)) ? known.device : null
    },
  }
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`known device ${text}`).digest('base64url')
}

function ownerOf(email: string): string {
  return `owner ${email}`
}
