import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

import { hashes, signIns } from './sign-in-crowd.ts'

const WORK_MS = 30
/** More than there are places, so that one of them waits. */
const CROWD = availableParallelism() + 10

let gate = Promise.withResolvers<void>()
afterEach(() => {
  gate.resolve()
  gate = Promise.withResolvers<void>()
})

describe('hashing', () => {
  it('rests for longer than it took, while the server has its hands full and a crowd signs in', async () => {
    const { promise } = gate
    for (let count = 0; count < CROWD; count += 1) void signIns.take(() => promise)
    expect(await waitAfterBusyTurns()).toBeGreaterThan(3 * WORK_MS)
  })

  it('goes on at once where nobody else waits to sign in', async () => {
    // The shortest of several: a machine may stop for a moment, and no rest is ever that short.
    const waits: number[] = []
    for (let time = 0; time < 3; time += 1) waits.push(await waitAfterBusyTurns())
    expect(Math.min(...waits)).toBeLessThan(3 * WORK_MS)
  })
})

/** How long somebody waits for their turn after every place was taken by work that kept this thread busy; in ms. */
async function waitAfterBusyTurns(): Promise<number> {
  for (let round = 0; round < 3; round += 1) await takeAllPlaces()
  const began = performance.now()
  await hashes.take(async () => {})
  return performance.now() - began
}

async function takeAllPlaces(): Promise<void> {
  const places = Math.max(1, availableParallelism() - 1)
  await Promise.all(Array.from({ length: places }, () => hashes.take(keepBusy)))
}

async function keepBusy(): Promise<void> {
  const until = performance.now() + WORK_MS
  while (performance.now() < until) JSON.stringify({ until })
  await setImmediate()
}
