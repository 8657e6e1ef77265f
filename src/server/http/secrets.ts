// The secret of the installation, and the former one while what that made still counts.
import { timingSafeEqual } from 'node:crypto'

/** The user who makes something new needs `secret` alone. */
export type Secrets = {
  readonly secret: string
  readonly secretBefore?: string | undefined
}

/** Those that may have made what a user shows, the present one first. */
export function acceptedSecrets({ secret, secretBefore }: Secrets): readonly [string, ...string[]] {
  return secretBefore === undefined ? [secret] : [secret, secretBefore]
}

/** True when one of the secrets makes exactly this code. */
export function isMadeByUs(
  code: string,
  { secrets, make }: { secrets: Secrets; make: (secret: string) => string },
): boolean {
  return acceptedSecrets(secrets).some((secret) => isSame(code, make(secret)))
}

// In the same time wherever they differ.
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
