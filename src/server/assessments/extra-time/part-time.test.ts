import { describe, expect, it } from 'vitest'

import { acceptedExtraTime, extraTimesOf, secondsRun } from './part-time.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 9, minute))
const start = { timer: 'section:a', startedAt: at(10), extraTime: '1.25' } as const
const earlier = { extraTime: '2', setAt: at(5) } as const
const later = { extraTime: '1.5', setAt: at(12) } as const

describe('the extra time of a limited part', () => {
  it('is what it began with, and what was set while it ran', () => {
    const times = { starts: [start], settings: [earlier, later] }
    expect(extraTimesOf(times, 'section:a')).toEqual(['1.25', '1.5'])
  })

  it('is all that was ever set, for a part of whose start nothing was heard', () => {
    const times = { starts: [start], settings: [earlier, later] }
    expect(extraTimesOf(times, 'section:b')).toEqual(['none', '2', '1.5'])
  })

  it('is what the device says, unless that was never set', () => {
    expect(acceptedExtraTime('2', [earlier, later])).toBe('2')
    expect(acceptedExtraTime('none', [earlier])).toBe('none')
    expect(acceptedExtraTime('no_limit', [earlier, later])).toBe('2')
    expect(acceptedExtraTime('2', [])).toBe('none')
  })
})

describe('the time that a typing test ran for', () => {
  it.each([
    ['the time at its start, however little of it was used', ['1.5'], 10_000, 90],
    ['the standard time without any', ['none'], 59_000, 60],
    ['a longer time, where it was set meanwhile and used', ['none', '2'], 61_000, 120],
    ['the shortest of the longer ones that was used', ['none', '2', '1.5'], 80_000, 90],
    ['not a longer time that was not used', ['none', '2'], 60_000, 60],
    ['not a shorter time that was set meanwhile', ['2', 'none'], 61_000, 120],
    ['as long as typing went on, without a limit', ['no_limit'], 150_000, 150],
    ['the longest, for keys after its end', ['none', '1.5'], 200_000, 90],
  ] as const)('is %s', (_, extraTimes, lastAtMs, expected) => {
    expect(secondsRun({ seconds: 60, extraTimes, lastAtMs })).toBe(expected)
  })
})
