import { describe, expect, it } from 'vitest'

import { daysOf } from './trail-days.ts'

const dayOf = (at: string) => at.slice(0, 10)
const at = (...instants: string[]) => instants.map((instant) => ({ at: instant }))

describe('daysOf', () => {
  it('joins what follows on the same day, and loses nothing', () => {
    const events = at('2026-05-01T08:00', '2026-05-01T09:00', '2026-05-02T07:00')
    const days = daysOf(events, dayOf)
    expect(days.map(({ day, events: { length } }) => [day, length])).toEqual([
      ['2026-05-01', 2],
      ['2026-05-02', 1],
    ])
    expect(days.flatMap((day) => day.events)).toEqual(events)
  })

  it('has no day when there is nothing', () => {
    expect(daysOf([], dayOf)).toEqual([])
  })
})
