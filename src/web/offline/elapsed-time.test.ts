import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { passedBetween, passedSinceNote, secondsLeft } from './elapsed-time.ts'

const HOUR = 3_600_000
const START = { wallMs: 1_800_000_000_000, monoMs: 5000 }

/** The clocks `ms` later, with the wall clock set by `jump`, and the monotonic one still for `slept`. */
function later(ms: number, given: { jump?: number; slept?: number; wasAway?: boolean } = {}) {
  const { jump = 0, slept = 0, wasAway = false } = given
  return { wallMs: START.wallMs + ms + jump, monoMs: START.monoMs + ms - slept, wasAway }
}

describe('I8 the time that passed', () => {
  it('is that of the clocks while they agree', () => {
    expect(passedBetween(START, later(1000))).toEqual({
      elapsedMs: 1000,
      jumpMs: 0,
      hasDrifted: false,
    })
  })

  it.each([24 * HOUR, -24 * HOUR])('is not changed by a wall clock set by %d ms', (jump) => {
    expect(passedBetween(START, later(1000, { jump }))).toEqual({
      elapsedMs: 1000,
      jumpMs: jump,
      hasDrifted: true,
    })
  })

  it('counts a sleep of the device, whether its monotonic clock slept too or not', () => {
    const slept = later(HOUR, { slept: HOUR - 1000, wasAway: true })
    expect(passedBetween(START, slept)).toEqual({ elapsedMs: HOUR, jumpMs: 0, hasDrifted: true })
    const awake = later(HOUR, { wasAway: true })
    expect(passedBetween(START, awake)).toEqual({ elapsedMs: HOUR, jumpMs: 0, hasDrifted: false })
  })

  it('does not run backwards with a wall clock that was set back while no one looked', () => {
    const back = later(1000, { jump: -HOUR, wasAway: true })
    expect(passedBetween(START, back)).toEqual({ elapsedMs: 1000, jumpMs: -HOUR, hasDrifted: true })
  })

  it('goes on over a reload by what the reload took, and gives nothing back', () => {
    const note = { elapsedMs: 30_000, notedAt: START.wallMs }
    const after = (ms: number) =>
      passedSinceNote(note, { wallMs: START.wallMs + ms, lastsMs: HOUR })
    expect(after(4000)).toEqual({ elapsedMs: 34_000, jumpMs: 0 })
    expect(after(-HOUR)).toEqual({ elapsedMs: 30_000, jumpMs: -HOUR })
  })

  it('leaves out what is longer than the attempt could last: a clock that was set', () => {
    const note = { elapsedMs: 30_000, notedAt: START.wallMs }
    const at = { wallMs: START.wallMs + 72 * HOUR, lastsMs: HOUR }
    expect(passedSinceNote(note, at)).toEqual({ elapsedMs: 30_000, jumpMs: 72 * HOUR })
  })

  it('never runs backwards, and never faster than the faster clock', () => {
    const clock = fc.record({ wall: fc.integer({ min: -HOUR, max: HOUR }), mono: fc.nat(HOUR) })
    fc.assert(
      fc.property(clock, fc.boolean(), ({ wall, mono }, wasAway) => {
        const after = { wallMs: START.wallMs + wall, monoMs: START.monoMs + mono, wasAway }
        const { elapsedMs } = passedBetween(START, after)
        expect(elapsedMs).toBeGreaterThanOrEqual(0)
        expect(elapsedMs).toBeLessThanOrEqual(Math.max(wall, mono))
      }),
    )
  })
})

describe('the seconds that are left', () => {
  it('are the allowed ones minus those that passed, floored at 0', () => {
    expect(secondsLeft(60, 0)).toBe(60)
    expect(secondsLeft(60, 59_001)).toBe(1)
    expect(secondsLeft(60, 60_000)).toBe(0)
    expect(secondsLeft(60, 90_000)).toBe(0)
  })
})
