import { describe, expect, it } from 'vitest'

import { createServerClock } from './server-clock.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')

/** A device whose clock a test moves, and a server whose clock is `serverAheadMs` before it. */
function setUp({ serverAheadMs = 0 } = {}) {
  let at = START
  const changes: number[] = []
  const clock = createServerClock({
    device: () => at,
    offset: 0,
    onChange: (offset) => changes.push(offset),
  })
  return {
    clock,
    changes,
    pass: (ms: number) => {
      at += ms
    },
    /** A call that takes so long on its way there and back; the server names the time at which it came. */
    call: ({ there, back }: { there: number; back: number }) => {
      const askedAt = at
      const serverTime = new Date(at + there + serverAheadMs).toISOString()
      at += there + back
      clock.observe({ askedAt, cameAt: at, serverTime })
    },
  }
}

describe('the estimate of the server’s clock', () => {
  it('learns by how much the device is wrong, and hands each estimate on', () => {
    const { clock, changes, call, pass } = setUp({ serverAheadMs: 3_600_000 })
    call({ there: 20, back: 20 })
    expect(clock.offset).toBe(3_600_000)
    expect(changes).toEqual([3_600_000])
    pass(1000)
    expect(clock.now()).toBe(START + 40 + 1000 + 3_600_000)
    expect(clock.device()).toBe(START + 40 + 1000)
  })

  it('goes by the reply that was quickest', () => {
    const { clock, call } = setUp()
    call({ there: 10, back: 30 })
    expect(clock.offset).toBe(-10)
    call({ there: 1900, back: 100 })
    expect(clock.offset).toBe(-10)
    call({ there: 5, back: 5 })
    expect(clock.offset).toBe(0)
  })

  it('learns nothing from a call in which the device’s clock was set back', () => {
    const { clock, changes } = setUp()
    const serverTime = new Date(START).toISOString()
    clock.observe({ askedAt: START, cameAt: START - 60_000, serverTime })
    expect(clock.offset).toBe(0)
    expect(changes).toEqual([])
  })

  it('never goes back because a better estimate says less, and is right again soon', () => {
    const { clock, call, pass } = setUp()
    call({ there: 900, back: 100 })
    expect(clock.offset).toBe(400)
    const before = clock.now()
    call({ there: 5, back: 5 })
    expect(clock.offset).toBe(0)
    expect(clock.now()).toBeGreaterThanOrEqual(before)
    const later = [1, 2, 3].map(() => {
      pass(10)
      return clock.now()
    })
    expect(later).toEqual(later.toSorted((one, other) => one - other))
    expect(new Set(later).size).toBe(3)
    pass(800)
    expect(clock.now()).toBe(clock.device())
  })

  it('is set right at once where the device was wrong by more than a reply can be slow', () => {
    const { clock, call } = setUp({ serverAheadMs: -60_000 })
    call({ there: 5, back: 5 })
    expect(clock.now()).toBe(clock.device() - 60_000)
  })

  it('follows the device’s clock where somebody sets that', () => {
    const { clock, call, pass } = setUp()
    call({ there: 900, back: 100 })
    call({ there: 5, back: 5 })
    pass(-86_400_000)
    expect(clock.now() - clock.device()).toBeLessThanOrEqual(400)
  })
})
