// Password hashing: argon2id at OWASP's parameters, on the thread pool, and the same time spent for unknown users.
import { hash, verify } from '@node-rs/argon2'

// Argon2id is number 2 of the library's algorithms. OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** Hashes a password to a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

/** True when the password fits. Without a stored hash it takes as long and is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, password)
  decoy ??= hashPassword('nobody has this password')
  await verify(await decoy, password)
  return false
}
