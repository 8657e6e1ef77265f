// Whether an id token says what it should to whom it should (OpenID Connect Core 1.0, 3.1.3.7). Knows no users.
import { createHash } from 'node:crypto'

import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

/** Signatures by a private key that only the provider has: no `none`, and no secret that is shared, such as a public key. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512']
/** Clocks of honest servers differ by a little. */
const SKEW_SECONDS = 30
/** It is exchanged as soon as it is made: an older one comes from elsewhere. */
const MAX_AGE_SECONDS = 600

const claimsSchema = z.looseObject({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase())
    .optional()
    .catch(undefined),
  // Some providers write the boolean as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false)
    .catch(false),
})
export type IdTokenClaims = z.infer<typeof claimsSchema>

export type Expected = {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  readonly keys: JWTVerifyGetKey
  readonly now: Date
}

/** The claims of a token that holds. @throws Error that says what is wrong with it otherwise. */
export async function verifyIdToken(token: string, expected: Expected): Promise<IdTokenClaims> {
  const { issuer, clientId, nonce, keys, now } = expected
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience: clientId,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    clockTolerance: SKEW_SECONDS,
    maxTokenAge: MAX_AGE_SECONDS,
    currentDate: now,
  })
  const claims = claimsSchema.parse(payload)
  if (claims.nonce !== nonce) throw new Error('The nonce is not the one of this browser.')
  const isForSeveral = Array.isArray(claims.aud) && claims.aud.length > 1
  if (isForSeveral && claims.azp === undefined) throw new Error('For several clients, from none.')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new Error('For another client.')
  return claims
}

/** The nonce that belongs to what a browser keeps in its cookie: knowing the one tells nothing of the other. */
export function nonceOf(kept: string): string {
  return createHash('sha256').update('nonce').update(kept).digest('base64url')
}

/** The end of a token, skew included: until then it must be known as used. */
export function endOf(claims: IdTokenClaims): Date {
  return new Date((claims.exp + SKEW_SECONDS) * 1000)
}
