// The editor's token for the writing help: for one user in one company, for a few minutes. It opens nothing else.
import { createHmac } from 'node:crypto'

import { acceptedSecrets, isMadeByUs, type Secrets } from '../../http/secrets.ts'

type Whose = { readonly accountId: number; readonly userId: number }

/** As long as a user may write before the editor asks for another one. */
const TOKEN_SECONDS = 300

/** A token that begins to hold at a moment. */
export function writingToken(secrets: Secrets, { at, ...whose }: Whose & { at: Date }): string {
  const expires = Math.floor(at.getTime() / 1000) + TOKEN_SECONDS
  const [secret] = acceptedSecrets(secrets)
  return `${expires}.${codeOf(secret, { ...whose, expires })}`
}

/** Whether a token was made here for this user, and holds still. */
export function isWritingToken(
  secrets: Secrets,
  { token, at, ...whose }: Whose & { token: string; at: Date },
): boolean {
  const [expiresText = '', code = ''] = token.split('.')
  const expires = Number(expiresText)
  if (!Number.isSafeInteger(expires) || expires * 1000 <= at.getTime()) return false
  return isMadeByUs(code, { secrets, make: (secret) => codeOf(secret, { ...whose, expires }) })
}

function codeOf(secret: string, { accountId, userId, expires }: Whose & { expires: number }) {
  return createHmac('sha256', secret)
    .update(`writing ${accountId} ${userId} ${expires}`)
    .digest('base64url')
}
