// Links that are sent by e-mail: each works once, for a while, and only the newest of its purpose.
import { createHash, createHmac, randomUUID } from 'node:crypto'

import { normalizeEmail } from '#contract/core/email.ts'
import type { EmailedToken } from '#contract/core/shape.ts'

import type { Tx } from '../db/database.ts'
import { acceptedSecrets, type Secrets } from '../http/secrets.ts'
import * as repository from './mail-repository.ts'

const MINUTE_MS = 60_000

/** What a link is for, and how long it works. */
const LIFE_MS = {
  'reset-password': 60 * MINUTE_MS,
  'sign-in-link': 60 * MINUTE_MS,
  'verify-email': 7 * 24 * 60 * MINUTE_MS,
} as const
export type TokenPurpose = keyof typeof LIFE_MS

/** True for what is sent with a link that works once. */
export function isTokenPurpose(name: string): name is TokenPurpose {
  return Object.hasOwn(LIFE_MS, name)
}

/** The token of a link: follows from its id and the secret, so that the database alone opens nothing. */
export function tokenOf(secret: string, link: { purpose: string; tokenId: string }): string {
  const { purpose, tokenId } = link
  return createHmac('sha256', secret).update(`emailed ${purpose} ${tokenId}`).digest('base64url')
}

/** The token of a link that is held already, under the secret that it was made with; null when that counts no more. */
export function tokenOfHeld(secrets: Secrets, held: repository.TokenRow): string | null {
  const tokens = acceptedSecrets(secrets).map((secret) => tokenOf(secret, held))
  return tokens.find((token) => hashOf(token) === held.tokenHash) ?? null
}

type Issuing = {
  readonly userId: number
  readonly purpose: TokenPurpose
  readonly secret: string
  readonly at: Date
  /** Where it is sent, when that is not the user's own address. */
  readonly toAddress?: string | null
}

/** Makes a link and voids the older ones of the same purpose; returns its id. */
export async function issueToken(tx: Tx, given: Issuing): Promise<string> {
  const { userId, purpose, secret, at, toAddress = null } = given
  const tokenId = randomUUID()
  await repository.endTokens(tx, given)
  await repository.insertToken(tx, {
    tokenId,
    userId,
    purpose,
    tokenHash: hashOf(tokenOf(secret, { purpose, tokenId })),
    addressHash: toAddress === null ? null : hashOfAddress(toAddress),
    createdAt: at,
    expiresAt: new Date(at.getTime() + LIFE_MS[purpose]),
  })
  return tokenId
}

type Redeeming = {
  readonly link: EmailedToken
  readonly purpose: TokenPurpose
  readonly at: Date
}

/** Uses a link up; the user that it was sent to, or null when it does not work. */
export async function redeemToken(tx: Tx, given: Redeeming): Promise<number | null> {
  return (await redeemLink(tx, given))?.userId ?? null
}

/** The same, with the address that it was sent to where that was not the user's own. */
export async function redeemLink(
  tx: Tx,
  given: Redeeming,
): Promise<Pick<repository.TokenRow, 'userId' | 'addressHash'> | null> {
  const { purpose, at } = given
  const held = await findLink(tx, given)
  if (held === null || !isOpen(held, at)) return null
  await repository.endTokens(tx, { userId: held.userId, purpose, at })
  return held
}

/** The user that a link was sent to, whether it still works or not; null for a link that is none. */
export async function ownerOfLink(
  tx: Tx,
  given: { link: EmailedToken; purpose: TokenPurpose },
): Promise<number | null> {
  return (await findLink(tx, given))?.userId ?? null
}

/** True while a link works. */
export function isOpen(token: repository.TokenRow, at: Date): boolean {
  return token.endedAt === null && token.expiresAt > at
}

function findLink(tx: Tx, given: { link: EmailedToken; purpose: TokenPurpose }) {
  const { uid, user_token: token } = given.link
  return repository.findToken(tx, { uid, tokenHash: hashOf(token), purpose: given.purpose })
}

/** What a link keeps of an address: enough to know it again. */
export function hashOfAddress(email: string): string {
  return hashOf(normalizeEmail(email))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
