// What a worker thread does: hashes passwords, below everything else that this machine does. Sign-ins wait for each
// other, and not the answers that are saved meanwhile.
import { setPriority } from 'node:os'

import { hashSync, verifySync } from '@node-rs/argon2'

import { isGuessable } from './guessable-password.ts'

/** Hash the password, or compare it with what is stored. */
export type HashingOrder = {
  readonly password: string
  readonly stored: string | null
  /** Of a new one: what it must not be guessed by. It is not hashed when it is. */
  readonly words?: readonly string[] | undefined
  readonly parameters: {
    readonly algorithm: number
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
}

/** `isRight`: it fits, or may be a user's new one. */
export type Hashed = { readonly hash: string; readonly isRight: boolean }

/** As `nice` has it: a tenth of the weight of what runs beside it, all of the processor when nothing does. */
const NICE = 10

// Of this thread alone on Linux; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(NICE)

/** One task of the pool. */
export function hash({ password, stored, parameters, words }: HashingOrder): Hashed {
  if (words !== undefined && isGuessable(password, words)) return { hash: '', isRight: false }
  if (stored === null) return { hash: hashSync(password, parameters), isRight: true }
  return { hash: stored, isRight: verifySync(stored, password) }
}
