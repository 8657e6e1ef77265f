import { describe, expect, it } from 'vitest'

import { createServerClock } from './server-clock.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')
const MINUTE = 60_000
const DAY = 86_400_000

/** A device whose clocks a test moves, and a server whose clock is `serverAheadMs` before the device's at first. */
function setUp({ serverAheadMs = 0, offset = 0 } = {}) {
  let wall = START
  let mono = 0
  let world = START + serverAheadMs
  const view = { isHidden: false, hides: 0 }
  const changes: number[] = []
  const time = { now: () => wall, mono: () => mono, visibility: () => ({ ...view }) }
  const clock = createServerClock({ time, offset, onChange: (next) => changes.push(next) })
  const pass = (ms: number) => {
    wall += ms
    mono += ms
    world += ms
  }
  return {
    clock,
    changes,
    view,
    pass,
    /** By how much the estimate is wrong. */
    error: () => clock.now() - world,
    setWall: (ms: number) => {
      wall += ms
    },
    sleep: (ms: number) => {
      wall += ms
      world += ms
    },
    /** A call that takes so long on its way there and back, in which something may happen. */
    call: ({ there, back, meanwhile = () => undefined }: Call) => {
      const learn = clock.hear()
      pass(there)
      const named = world
      meanwhile()
      pass(back)
      learn(named)
    },
  }
}

type Call = { there: number; back: number; meanwhile?: () => void }

describe('the estimate of the server’s clock', () => {
  it('learns by how much the device is wrong, and hands each estimate on', () => {
    const { clock, changes, call, pass, error } = setUp({ serverAheadMs: 3_600_000 })
    call({ there: 20, back: 20 })
    expect(clock.offset).toBe(3_600_000)
    expect(changes).toEqual([3_600_000])
    pass(1000)
    expect(error()).toBe(0)
  })

  it('starts from the offset that was stored', () => {
    expect(setUp({ serverAheadMs: MINUTE, offset: MINUTE }).error()).toBe(0)
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

  it('never goes back because a better estimate says less, and is right again soon', () => {
    const { clock, call, pass, error } = setUp()
    call({ there: 900, back: 100 })
    const before = clock.now()
    expect(error()).toBe(400)
    call({ there: 5, back: 5 })
    expect(clock.now()).toBeGreaterThanOrEqual(before)
    pass(400)
    expect(error()).toBe(0)
  })

  it('is set right at once where the device was wrong by more than a reply can be slow', () => {
    const { call, error } = setUp({ serverAheadMs: -MINUTE })
    expect(error()).toBe(MINUTE)
    call({ there: 5, back: 5 })
    expect(error()).toBe(0)
  })

  it.each([10 * MINUTE, 3 * DAY, -10 * MINUTE, -365 * DAY])(
    'I7 is not changed by a wall clock that is set by %d ms in an open page',
    (jump) => {
      const { clock, changes, call, setWall, pass, error } = setUp()
      call({ there: 5, back: 5 })
      const before = clock.now()
      setWall(jump)
      pass(1000)
      expect(error()).toBe(0)
      expect(clock.now()).toBe(before + 1000)
      // Stored against the clock as it is now: the next start is right.
      expect(changes.at(-1)).toBe(-jump)
    },
  )

  it('I7 is estimated again after a jump or a sleep, by a slow reply too', () => {
    const { call, sleep, pass, error } = setUp()
    call({ there: 5, back: 5 })
    // No one can tell it from a jump: the page was in sight, and its monotonic clock stood still.
    sleep(MINUTE)
    pass(1000)
    expect(error()).toBe(-MINUTE)
    call({ there: 1000, back: 1000 })
    expect(error()).toBe(0)
  })

  it('counts a sleep of a device that was out of sight', () => {
    const { call, sleep, view, pass, error } = setUp()
    call({ there: 5, back: 5 })
    view.hides += 1
    sleep(MINUTE)
    pass(1000)
    expect(error()).toBe(0)
  })

  it('learns nothing from a call in which a clock was set or stood still', () => {
    const { call, setWall, sleep, changes } = setUp()
    call({ there: 5, back: 5, meanwhile: () => setWall(-MINUTE) })
    expect(changes).toEqual([MINUTE])
    call({ there: 5, back: 5, meanwhile: () => sleep(MINUTE) })
    expect(changes).toEqual([MINUTE, 0])
  })
})
