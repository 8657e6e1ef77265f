// The link below every message by which a person stops the emails of a company. The token follows from who it is and the
// secret: it works as long as the secret is accepted, and opens nothing else.
import { createHmac } from 'node:crypto'

import { isMadeByUs, type Secrets } from '../http/secrets.ts'

type Whose = { readonly accountId: number; readonly uid: string }

/** Path of the page that stops the emails. */
export function optOutPath(secret: string, whose: Whose): string {
  return `/stop-emails/${whose.accountId}/${whose.uid}/${tokenOf(secret, whose)}`
}

/** Whether a link of an email was made here. */
export function isOptOutToken(secrets: Secrets, given: Whose & { token: string }): boolean {
  return isMadeByUs(given.token, { secrets, make: (secret) => tokenOf(secret, given) })
}

function tokenOf(secret: string, { accountId, uid }: Whose): string {
  return createHmac('sha256', secret).update(`stop emails ${accountId} ${uid}`).digest('base64url')
}
