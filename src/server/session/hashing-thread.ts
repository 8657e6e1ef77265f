// A thread that hashes passwords, one after the other, below everything else that this machine does: a crowd that signs in
// waits for itself, and not the answers that somebody saves meanwhile.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

import { hashSync, verifySync } from '@node-rs/argon2'

import { isGuessable } from './guessable-password.ts'
import type { HashingOrder, HashingReply } from './hashing-threads.ts'

/** As `nice` has it: a tenth of the weight of what runs beside it, all of the processor when nothing does. */
const NICE = 10

// Of this thread alone on Linux; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(NICE)

parentPort?.on('message', (order: HashingOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replyTo(order))
})

function replyTo({ password, stored, parameters, words }: HashingOrder): HashingReply {
  try {
    if (words !== undefined && isGuessable(password, words)) return { hash: '', isRight: false }
    if (stored === null) return { hash: hashSync(password, parameters), isRight: true }
    return { hash: stored, isRight: verifySync(stored, password) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
