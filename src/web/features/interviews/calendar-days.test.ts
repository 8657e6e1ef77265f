import { expect, it } from 'vitest'

import { dayAt, daysFrom, weekOf } from './calendar-days.ts'

const zone = 'America/New_York'

it('A week begins on the day that its language begins weeks on', () => {
  expect(weekOf('2026-12-02', { zone, locale: 'en-US' })[0]?.key).toBe('2026-11-29')
  expect(weekOf('2026-12-02', { zone, locale: 'fr-FR' })[0]?.key).toBe('2026-11-30')
})

it('A day is as long as the clocks of its zone make it', () => {
  const days = weekOf('2026-11-01', { zone, locale: 'en-US' })
  expect(days[0]).toEqual({
    key: '2026-11-01',
    from: '2026-11-01T04:00:00.000Z',
    before: '2026-11-02T05:00:00.000Z',
    isToday: false,
  })
  expect(days).toHaveLength(7)
})

it('Days are counted over the end of a year', () => {
  expect(daysFrom('2026-12-30', 7)).toBe('2027-01-06')
  expect(daysFrom('2027-01-01', -1)).toBe('2026-12-31')
})

it('A day of summer begins by the clocks of summer', () => {
  expect(dayAt('2026-07-01', zone)).toMatchObject({
    from: '2026-07-01T04:00:00.000Z',
    before: '2026-07-02T04:00:00.000Z',
  })
})
