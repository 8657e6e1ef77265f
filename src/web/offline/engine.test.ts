import { describe, expect, it, vi } from 'vitest'

import { realTime } from './device-time.ts'
import { Engine } from './engine.ts'

/** An engine whose one piece of work ends as each test says, and whose alarms are only noted. */
function openEngine() {
  const rounds: ((result: 'unreachable' | 'signed-out' | 'done') => void)[] = []
  const alarms: { ms: number; ring: () => void }[] = []
  let announce: () => void = () => undefined
  const work = {
    list: () => Promise.resolve(['attempt']),
    drain: () =>
      new Promise<'unreachable' | 'signed-out' | 'done'>((resolve) => {
        rounds.push(resolve)
        announce()
      }),
  }
  const after = (ms: number, ring: () => void) => {
    alarms.push({ ms, ring })
    return () => undefined
  }
  const engine = new Engine({ work, time: { ...realTime, after }, random: () => 1 })
  const begun = (count: number) =>
    new Promise<void>((resolve) => {
      announce = () => {
        if (rounds.length >= count) resolve()
      }
      announce()
    })
  return { engine, rounds, alarms, begun }
}

describe('the engine', () => {
  it('waits longer after each round that fails', async () => {
    const { engine, rounds, alarms, begun } = openEngine()
    engine.wake()
    for (let time = 1; time <= 5; time += 1) {
      alarms.at(-1)?.ring()
      await begun(time)
      rounds.at(-1)?.('unreachable')
      await vi.waitFor(() => expect(alarms).toHaveLength(time + 1))
    }
    expect(alarms.map(({ ms }) => ms)).toEqual([0, 500, 1000, 2000, 4000, 4000])
    expect(engine.status).toBe('unreachable')
  })

  it('goes again at once when it was asked while a round failed', async () => {
    const { engine, rounds, begun } = openEngine()
    const draining = engine.drain()
    await begun(1)
    void engine.drain()
    rounds[0]?.('unreachable')
    await begun(2)
    rounds[1]?.('done')
    await draining
    expect(rounds).toHaveLength(2)
    expect(engine.status).toBe('idle')
  })

  it('does not go again before a sign-in, no matter who asks', async () => {
    const { engine, rounds, begun } = openEngine()
    const draining = engine.drain()
    await begun(1)
    void engine.drain()
    rounds[0]?.('signed-out')
    await draining
    expect(rounds).toHaveLength(1)
    expect(engine.status).toBe('signed-out')
  })
})
