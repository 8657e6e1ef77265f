// The short-lived access token: who is calling, without asking the database.
import { createSecretKey, type KeyObject } from 'node:crypto'

import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

import { AppError } from './app-error.ts'
import { acceptedSecrets, type Secrets } from './secrets.ts'

/** Seconds that an access token lives. A session that ends before is refused earlier: revoked-sessions.ts. */
export const ACCESS_TOKEN_SECONDS = 600
const ISSUER = 'fairlead'
const ALGORITHM = 'HS256'
/** Tokens whose signature is known to hold; checking one costs more than the rest of a small request. */
const KNOWN_TOKENS = 20_000

const claimsSchema = z.object({
  sub: z.coerce.number().int().positive(),
  sid: z.uuid(),
  adm: z.boolean(),
  exp: z.number(),
})

/** The caller of a request. */
export type Caller = {
  readonly userId: number
  readonly sessionId: string
  readonly isProviderAdmin: boolean
  /** Of a candidate at a kiosk station: the session is limited to what an attempt at that application needs. */
  readonly kiosk?: { readonly isOpen: boolean; readonly refId: number }
}

export type AccessTokens = {
  sign(caller: Caller): Promise<string>
  /** @throws AppError `unauthenticated` for a forged token, `session_expired` for an old one. */
  verify(token: string): Promise<Caller>
}

/** Signs with HMAC-SHA-256 under the installation's secret; verifies under the former one as well. */
export function createAccessTokens(options: Secrets & { now?: () => Date }): AccessTokens {
  const [key, ...formerKeys] = keysOf(options)
  const now = options.now ?? (() => new Date())
  const known = new LRUCache<string, { caller: Caller; expiresAt: number }>({ max: KNOWN_TOKENS })
  return {
    sign: (caller) =>
      new SignJWT({ sid: caller.sessionId, adm: caller.isProviderAdmin })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(caller.userId))
        .setIssuer(ISSUER)
        .setIssuedAt(now())
        .setExpirationTime(secondsOf(now()) + ACCESS_TOKEN_SECONDS)
        .sign(key),
    verify: async (token) => {
      const verified = known.get(token)
      if (verified !== undefined && verified.expiresAt > secondsOf(now())) return verified.caller
      try {
        const payload = await verifyWith([key, ...formerKeys], { token, at: now() })
        const { sub, sid, adm, exp } = claimsSchema.parse(payload)
        const caller = { userId: sub, sessionId: sid, isProviderAdmin: adm }
        known.set(token, { caller, expiresAt: exp })
        return caller
      } catch (error) {
        throw new AppError(
          error instanceof errors.JWTExpired ? 'session_expired' : 'unauthenticated',
          { cause: error },
        )
      }
    },
  }
}

function keysOf(secrets: Secrets): readonly [KeyObject, ...KeyObject[]] {
  const [secret, ...former] = acceptedSecrets(secrets)
  const keyOf = (text: string) => createSecretKey(Buffer.from(text))
  return [keyOf(secret), ...former.map((text) => keyOf(text))]
}

async function verifyWith(
  [key, ...others]: readonly [KeyObject, ...KeyObject[]],
  given: { token: string; at: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(given.token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      // A token that never ends would outlive every session.
      requiredClaims: ['exp'],
      currentDate: given.at,
    })
    return payload
  } catch (error) {
    const [next, ...rest] = others
    const isOfAnother = error instanceof errors.JWSSignatureVerificationFailed
    if (!isOfAnother || next === undefined) throw error
    return verifyWith([next, ...rest], given)
  }
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
