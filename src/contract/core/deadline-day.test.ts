import { describe, expect, it } from 'vitest'

import { endOfDeadline, lastDeadlineBefore, openDay } from './deadline-day.ts'

describe('a deadline', () => {
  it('lasts until its day has ended in the last time zone', () => {
    // Afternoon of the 28th in Los Angeles, and past midnight in UTC.
    expect(openDay(new Date('2026-11-29T00:30:00Z'))).toBe('2026-11-28')
    expect(openDay(new Date('2026-11-29T11:59:59Z'))).toBe('2026-11-28')
    expect(openDay(new Date('2026-11-29T12:00:00Z'))).toBe('2026-11-29')
  })

  it('ends for machines when it ends for people', () => {
    const end = new Date(endOfDeadline('2026-11-28'))
    expect(openDay(end)).toBe('2026-11-28')
    expect(openDay(new Date(end.getTime() + 1000))).toBe('2026-11-29')
  })

  it('ends once a day', () => {
    const last = (at: string) => new Date(lastDeadlineBefore(new Date(at))).toISOString()
    expect(last('2026-11-29T11:00:00Z')).toBe('2026-11-28T12:00:00.000Z')
    expect(last('2026-11-29T13:00:00Z')).toBe('2026-11-29T12:00:00.000Z')
  })
})
