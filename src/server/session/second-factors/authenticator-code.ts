// Codes of authenticator apps: time-based one-time passwords (RFC 6238). Knows no users and keeps nothing.
import { Secret, TOTP } from 'otpauth'

/** What every app understands; some ignore other values that an address gives. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code of the step before or after this one: clocks differ, and people type (RFC 6238, 5.2). */
const WINDOW = 1
/** RFC 4226, 4: as long as the hash. */
const SECRET_BYTES = 20
const ISSUER = 'Fairlead'

/** 160 random bits. */
export function newSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes
}

/** The secret as people type it and as apps scan it. */
export function describeSecret(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const app = appOf(secret, email)
  return { secret: app.secret.base32, uri: app.toString() }
}

/** The time step that a code belongs to; null for one that is not of this moment. Compares in constant time. */
export function stepOf(code: string, given: { secret: Uint8Array; at: Date }): number | null {
  const timestamp = given.at.getTime()
  const token = code.replaceAll(/\s/g, '')
  const delta = appOf(given.secret).validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: RULES.period, timestamp }) + delta
}

function appOf(secret: Uint8Array, label = ''): TOTP {
  const { buffer, byteOffset, byteLength } = Uint8Array.from(secret)
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength)
  return new TOTP({ ...RULES, issuer: ISSUER, label, secret: new Secret({ buffer: bytes }) })
}
