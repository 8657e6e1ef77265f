// How many sign in at once, and how much of the machine they get: a crowd waits for itself, and not the answers that somebody
// saves meanwhile.
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'

import { createLoadMeter } from './loop-load.ts'
import { createTurns, type Turns } from './turns.ts'

/** One processor stays free for everything else. */
const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Whoever comes after so many would wait for half a minute, and longer beside a server that is busy. */
const MOST_WAITING = 1000
/** From here on the server has its hands full; a crowd that signs in alone keeps it at work for less than that. */
const BUSY = 0.5
/** Then a thread hashes for a seventh of the time: hashing takes memory from everybody, whatever its weight. */
const RESTS = 6

const load = createLoadMeter()

/** Hashing a password, of which no more is done at a time than there are processors to spare. */
export const hashes: Turns = createTurns({
  atOnce: HASHES_AT_ONCE,
  mostWaiting: MOST_WAITING,
  rest: async (tookMs) => {
    const isBusy = load() > BUSY
    const isCrowd = hashes.waiting() + signIns.waiting() > 0
    if (isBusy && isCrowd) await setTimeout(tookMs * RESTS)
  },
})

/** A whole sign-in. Two more than are hashed: one is looked up meanwhile, one opened; the database sees no more of them. */
export const signIns: Turns = createTurns({ atOnce: HASHES_AT_ONCE + 2, mostWaiting: MOST_WAITING })
