// Password hashing: argon2id at OWASP's parameters, on threads of its own, and the same time spent for unknown users.
import { AppError } from '../http/app-error.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import { hashApart, type HashingOrder } from './hashing-threads.ts'
import { hashes } from './sign-in-crowd.ts'

// Argon2id is number 2 of the library's algorithms. OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** Hashes a password to a PHC string. @throws AppError `unavailable` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return hashes.take(async () => (await order({ password, stored: null })).hash)
}

/**
 * Hashes the password that somebody chooses. `words`: what is known of them, such as names and address.
 * @throws AppError `password_guessable`, also for one that became known somewhere, and as above.
 */
export async function hashNewPassword(
  { breaches }: { breaches: BreachedPasswords },
  { password, words }: { password: string; words: readonly (string | undefined)[] },
): Promise<string> {
  const known = words.filter((word) => word !== undefined)
  const [{ hash, isRight }, isBreached] = await Promise.all([
    hashes.take(() => order({ password, stored: null, words: known })),
    breaches.has(password),
  ])
  if (!isRight || isBreached) throw new AppError('password_guessable')
  return hash
}

/** True when the password fits. Without a stored hash it takes as long and is false. @throws as above. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return hashes.take(async () => (await order({ password, stored })).isRight)
  decoy ??= hashes.take(
    async () => (await order({ password: 'nobody has this password', stored: null })).hash,
  )
  const known = await decoy
  await hashes.take(() => order({ password, stored: known }))
  return false
}

function order(given: Omit<HashingOrder, 'parameters'>) {
  return hashApart({ ...given, parameters: PARAMETERS })
}
