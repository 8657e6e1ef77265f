// Taking a code of a user: of their authenticator app, or one of their recovery codes. Each is taken once.
import type { Tx } from '../../db/database.ts'
import type { SealedSecrets } from '../../http/sealed-secret.ts'
import { stepOf } from './authenticator-code.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import * as repository from './second-factor-repository.ts'

type Given = { readonly userId: number; readonly code: string }

/** False for a code that is wrong, of another moment, or was taken before. */
export async function takeAuthenticatorCode(
  tx: Tx,
  given: Given & { sealed: SealedSecrets; at: Date },
): Promise<boolean> {
  const { userId, code, sealed, at } = given
  const held = await repository.findAuthenticator(tx, userId)
  if (held === null || held.secret === null) return false
  const step = stepOf(code, { secret: sealed.open(held.secret, ownerOf(userId)), at })
  return step !== null && repository.takeStep(tx, { userId, step })
}

/** False for a code that is none of theirs, or was taken before. */
export function takeRecoveryCode(tx: Tx, { userId, code }: Given): Promise<boolean> {
  return repository.takeRecoveryCode(tx, { userId, codeHash: recoveryCodeHash(userId, code) })
}

/** Whose secret is sealed. */
export function ownerOf(userId: number): string {
  return `user ${userId}`
}
