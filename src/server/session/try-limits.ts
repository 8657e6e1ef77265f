// How often a user may guess a password or ask for mail. A victim must not be locked out by the user who guesses: what is
// limited is always a pair of what is tried and from where, or an address alone, and an account alone only where other
// ways in stay open.
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

import type { Tx } from '../db/database.ts'
import * as repository from './try-limit-repository.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** One account from one address, or on one known device. */
const PER_PAIR = {
  free: 5,
  firstWaitMs: 15 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: DAY_MS,
}
/** One address over all accounts: an office shares it, so more of them are free. */
const PER_ADDRESS = {
  free: 50,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: HOUR_MS,
}
/** The six digits of an account's codes, from all addresses that it does not know together. */
const CODES_PER_ACCOUNT = {
  free: 30,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: DAY_MS,
}
const MAIL_PER_ADDRESS = {
  free: 10,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgottenAfterMs: HOUR_MS,
}
const MAIL_PER_EMAIL = {
  free: 3,
  firstWaitMs: 5 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgottenAfterMs: DAY_MS,
}

/** Texts that a language model writes for one user, and for all users of a company together: each costs its operator. */
const TEXTS_PER_USER = {
  free: 60,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgottenAfterMs: HOUR_MS,
}
const TEXTS_PER_COMPANY = { ...TEXTS_PER_USER, free: 600 }

/** What is typed at one kiosk station, or to enrol one from one address. */
const PER_STATION = {
  free: 5,
  firstWaitMs: 15 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: HOUR_MS,
}

/** Where a request comes from: its address, and the device when that is known to the account. */
export type RequestOrigin = { readonly address: string; readonly device: string | null }

/** A try at the second step; `isGuessable` for the few digits of an app's code. */
type SecondStepTry = {
  readonly userId: number
  readonly from: RequestOrigin
  readonly isGuessable: boolean
}

/**
 * What counts a try to sign in, in this order; on a known device no other user's guesses count. After a password that was
 * right the pair begins again, and the address has one try back.
 */
export function triesOfSignIn(given: { email: string; from: RequestOrigin }): {
  readonly tries: readonly repository.Try[]
  readonly forgotten: readonly string[]
  readonly returned: readonly string[]
} {
  const pair = { key: pairKey(given.email, given.from), limit: PER_PAIR }
  if (given.from.device !== null) return { tries: [pair], forgotten: [pair.key], returned: [] }
  const address = { key: addressKey(given.from), limit: PER_ADDRESS }
  return { tries: [pair, address], forgotten: [pair.key], returned: [address.key] }
}

/** Takes a try at the current password of a signed-in user; false when it has to wait. */
export function takePasswordCheck(tx: Tx, given: { userId: number; at: Date }): Promise<boolean> {
  return repository.takeTry(tx, { key: checkKey(given.userId), limit: PER_PAIR, at: given.at })
}

export function endPasswordCheck(tx: Tx, userId: number): Promise<void> {
  return repository.forgetTries(tx, checkKey(userId))
}

/**
 * Takes a try at the second step of a sign-in; false when it has to wait. The user who has the password may come from ever
 * new addresses, so what can be guessed is limited for the account as well, against the rule above: its owner still gets
 * in on a known device, with a passkey and with a recovery code.
 */
export async function takeSecondStep(
  tx: Tx,
  given: SecondStepTry & { at: Date },
): Promise<boolean> {
  const { userId, from, isGuessable, at } = given
  const key = stepKey(userId, from)
  const isFree = await repository.takeTry(tx, { key, limit: PER_PAIR, at })
  if (!isFree || !isGuessable || from.device !== null) return isFree
  return repository.takeTry(tx, { key: codesKey(userId), limit: CODES_PER_ACCOUNT, at })
}

/** After a second step that was right: the pair begins again, the account has one try back. */
export async function endSecondStep(tx: Tx, given: SecondStepTry): Promise<void> {
  const { userId, from, isGuessable } = given
  await repository.forgetTries(tx, stepKey(userId, from))
  if (isGuessable && from.device === null) await repository.returnTry(tx, codesKey(userId))
}

/** Takes a try at a code of a signed-in user; false when it has to wait. */
export function takeCodeCheck(tx: Tx, given: { userId: number; at: Date }): Promise<boolean> {
  return repository.takeTry(tx, { key: codeCheckKey(given.userId), limit: PER_PAIR, at: given.at })
}

export function endCodeCheck(tx: Tx, userId: number): Promise<void> {
  return repository.forgetTries(tx, codeCheckKey(userId))
}

/** Takes a wish for mail to an address; false when there were too many of late. */
export async function takeMailWish(
  tx: Tx,
  given: { email: string; address: string; at: Date },
): Promise<boolean> {
  const { email, address, at } = given
  const asked = keyOf('mail from', networkOf(address))
  const wished = keyOf('mail to', email)
  const isFree = await repository.takeTry(tx, { key: asked, limit: MAIL_PER_ADDRESS, at })
  return isFree && repository.takeTry(tx, { key: wished, limit: MAIL_PER_EMAIL, at })
}

/** Takes a text of the writing help; false when there were too many of late. */
export async function takeWriting(
  tx: Tx,
  { accountId, userId, at }: { accountId: number; userId: number; at: Date },
): Promise<boolean> {
  const own = keyOf('writing of user', String(userId))
  const all = keyOf('writing of company', String(accountId))
  const isFree = await repository.takeTry(tx, { key: own, limit: TEXTS_PER_USER, at })
  return isFree && repository.takeTry(tx, { key: all, limit: TEXTS_PER_COMPANY, at })
}

/** `proof`: of being one person of a list, at whichever station; `where` names the application. */
export type KioskTry = {
  readonly what: 'enrolment' | 'code' | 'proof' | 'pin'
  readonly where: string
}

/** Takes a try at what is typed at a kiosk station; false when it has to wait. */
export function takeKioskTry(tx: Tx, { at, ...tried }: KioskTry & { at: Date }): Promise<boolean> {
  return repository.takeTry(tx, { key: kioskKey(tried), limit: PER_STATION, at })
}

/** After one that was right. */
export function forgetKioskTries(tx: Tx, tried: KioskTry): Promise<void> {
  return repository.forgetTries(tx, kioskKey(tried))
}

function kioskKey({ what, where }: KioskTry): string {
  return keyOf('kiosk', what, what === 'enrolment' ? networkOf(where) : where)
}

function pairKey(email: string, { address, device }: RequestOrigin): string {
  return device === null
    ? keyOf('sign in', email, networkOf(address))
    : keyOf('sign in', email, 'device', device)
}

function addressKey({ address }: RequestOrigin): string {
  return keyOf('sign in', networkOf(address))
}

function stepKey(userId: number, { address, device }: RequestOrigin): string {
  return device === null
    ? keyOf('second step', String(userId), networkOf(address))
    : keyOf('second step', String(userId), 'device', device)
}

function codesKey(userId: number): string {
  return keyOf('codes', String(userId))
}

function codeCheckKey(userId: number): string {
  return keyOf('code check', String(userId))
}

function checkKey(userId: number): string {
  return keyOf('check', String(userId))
}

// The user who has one IPv6 address has a whole network of them: the first 64 bits stand for all.
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const zeros = Array.from({ length: missing }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
