// Password hashing: argon2id at OWASP's parameters, on worker threads, and the same time spent for unknown users.
import { availableParallelism } from 'node:os'

import { Piscina } from 'piscina'

import { AppError } from '../http/app-error.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import type { Hashed, HashingOrder } from './hashing-thread.ts'

// Argon2id is number 2 of the library's algorithms. OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A sign-in behind so many others would take half a minute. */
const MOST_WAITING = 1000

/** One processor stays free for everything else. Threads start with the first password, and stay. */
const pool = new Piscina<HashingOrder, Hashed>({
  filename: new URL('hashing-thread.ts', import.meta.url).href,
  name: 'hash',
  minThreads: 0,
  maxThreads: Math.max(1, availableParallelism() - 1),
  idleTimeout: Infinity,
})

let decoy: Promise<Hashed> | undefined

/** Hashes a password to a PHC string. @throws AppError `unavailable` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return (await order({ password, stored: null })).hash
}

/**
 * Hashes the password that a user chooses. `words`: what is known of them, such as names and address.
 * @throws AppError `password_guessable`, also for one that became known somewhere, and as above.
 */
export async function hashNewPassword(
  { breaches }: { breaches: BreachedPasswords },
  { password, words }: { password: string; words: readonly (string | undefined)[] },
): Promise<string> {
  const known = words.filter((word) => word !== undefined)
  const [{ hash, isRight }, isBreached] = await Promise.all([
    order({ password, stored: null, words: known }),
    breaches.has(password),
  ])
  if (!isRight || isBreached) throw new AppError('password_guessable')
  return hash
}

/** True when the password fits. Without a stored hash it takes as long and is false. @throws as above. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return (await order({ password, stored })).isRight
  decoy ??= makeDecoy()
  await order({ password, stored: (await decoy).hash })
  return false
}

// Past the limit of those who wait; made again by the next caller when it could not be made.
async function makeDecoy(): Promise<Hashed> {
  try {
    return await pool.run({ password: 'of no user', stored: null, parameters: PARAMETERS })
  } catch (error) {
    decoy = undefined
    throw error
  }
}

async function order(given: Omit<HashingOrder, 'parameters'>): Promise<Hashed> {
  if (pool.queueSize >= MOST_WAITING) throw new AppError('unavailable')
  return pool.run({ ...given, parameters: PARAMETERS })
}
