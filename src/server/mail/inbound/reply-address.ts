// The address that a person answers to: their own at one company. The code follows from who it is and the secret: it works
// as long as the secret is accepted, and no one can make that of another person.
import { createHmac } from 'node:crypto'

import { isMadeByUs, type Secrets } from '../../http/secrets.ts'

type Whose = { readonly accountId: number; readonly userId: number }

/** Mail servers may change capitals, and keep 64 characters before the @ (RFC 5321): 128 bits in hexadecimal fit. */
const CODE_LENGTH = 32
const PATTERN = /^reply\+([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-f]{32})$/

/** Where answers of a person to a company go. */
export function replyAddress(secret: string, given: Whose & { domain: string }): string {
  const [account, user] = [given.accountId.toString(36), given.userId.toString(36)]
  return `reply+${account}-${user}-${codeOf(secret, given)}@${given.domain}`
}

/** Whose address is among these, in any form and order; null where none of them was made here. */
export function findReplyAddress(
  addresses: readonly string[],
  { domain, secrets }: { domain: string; secrets: Secrets },
): Whose | null {
  for (const address of addresses) {
    const whose = whoseIs(address.toLowerCase(), { domain, secrets })
    if (whose !== null) return whose
  }
  return null
}

/** True for an address of the form, whosever it is. */
export function isReplyAddress(address: string, domain: string): boolean {
  return localPart(address.toLowerCase(), domain)?.startsWith('reply+') === true
}

function whoseIs(
  address: string,
  { domain, secrets }: { domain: string; secrets: Secrets },
): Whose | null {
  const [, account = '', user = '', code = ''] =
    PATTERN.exec(localPart(address, domain) ?? '') ?? []
  const whose = { accountId: Number.parseInt(account, 36), userId: Number.parseInt(user, 36) }
  if (!Number.isSafeInteger(whose.accountId) || !Number.isSafeInteger(whose.userId)) return null
  return isMadeByUs(code, { secrets, make: (secret) => codeOf(secret, whose) }) ? whose : null
}

function localPart(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@')
  return address.slice(at + 1) === domain ? address.slice(0, at) : null
}

function codeOf(secret: string, { accountId, userId }: Whose): string {
  const made = createHmac('sha256', secret).update(`reply ${accountId} ${userId}`).digest('hex')
  return made.slice(0, CODE_LENGTH)
}
