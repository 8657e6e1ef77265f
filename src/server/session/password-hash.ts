// Password hashing: argon2id at OWASP's parameters, on threads of its own, and the same time spent for unknown users.
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'

import { AppError } from '../http/app-error.ts'
import type { BreachedPasswords } from '../integrations/breaches/port.ts'
import { hashApart, type HashingOrder } from './hashing-threads.ts'
import { createLoadMeter } from './loop-load.ts'
import { createTurns } from './turns.ts'

// Argon2id is number 2 of the library's algorithms. OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At a time: one processor stays free for everything else, however many want to sign in. */
export const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Whoever comes after so many would wait for half a minute, and longer beside a server that is busy. */
export const MOST_WAITING = 1000
/** From here on the server has its hands full; a crowd that signs in alone keeps it at work for less than that. */
const BUSY = 0.5
/** Then a thread hashes for a seventh of the time: hashing takes memory from everybody, whatever its weight. */
const RESTS = 6

const load = createLoadMeter()
const turns = createTurns({
  atOnce: HASHES_AT_ONCE,
  mostWaiting: MOST_WAITING,
  rest: async (tookMs) => {
    if (load() > BUSY) await setTimeout(tookMs * RESTS)
  },
})

let decoy: Promise<string> | undefined

/** Hashes a password to a PHC string. @throws AppError `unavailable` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return turns.take(async () => (await order({ password, stored: null })).hash)
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
    turns.take(() => order({ password, stored: null, words: known })),
    breaches.has(password),
  ])
  if (!isRight || isBreached) throw new AppError('password_guessable')
  return hash
}

/** True when the password fits. Without a stored hash it takes as long and is false. @throws as above. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return turns.take(async () => (await order({ password, stored })).isRight)
  decoy ??= turns.take(
    async () => (await order({ password: 'nobody has this password', stored: null })).hash,
  )
  const known = await decoy
  await turns.take(() => order({ password, stored: known }))
  return false
}

function order(given: Omit<HashingOrder, 'parameters'>) {
  return hashApart({ ...given, parameters: PARAMETERS })
}
