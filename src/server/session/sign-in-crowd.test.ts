import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

import { hashes, signIns } from './sign-in-crowd.ts'

const WORK_MS = 30
const TURNS = 6
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
    // After one turn or another: the rest itself leaves the thread idle, after which the next turn is no reason for one.
    expect(Math.max(...(await waitsAfterBusyTurns()))).toBeGreaterThan(3 * WORK_MS)
  })

  it('goes on at once where nobody else waits to sign in', async () => {
    // Most of the time: a machine may stop for a moment.
    const waits = (await waitsAfterBusyTurns()).toSorted((a, b) => a - b)
    expect(waits[TURNS / 2]).toBeLessThan(3 * WORK_MS)
  })
})

/** How long somebody waits for their turn after every place was taken by work that kept this thread busy; in ms. */
async function waitsAfterBusyTurns(): Promise<number[]> {
  const waits: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    await takeAllPlaces()
    const began = performance.now()
    await hashes.take(async () => {})
    waits.push(performance.now() - began)
  }
  return waits
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
