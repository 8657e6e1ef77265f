// What holds for the free slots of any interviewers: hours, zones, limits and busy times are drawn.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { busyAt, interviewer, slotsOf, startsOf } from '#testing/free-slots.ts'

import { SLOT_STEP_MINUTES } from './free-slots.ts'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']

const arbitrary = fc.record({
  zone: fc.constantFrom(...ZONES),
  day: fc.integer({ min: 0, max: 364 }),
  minutes: fc.constantFrom(15, 30, 45, 60, 240),
  buffer: fc.constantFrom(0, 10, 45),
  busy: fc.array(
    fc.record({
      hour: fc.integer({ min: 0, max: 96 }),
      minutes: fc.integer({ min: 15, max: 240 }),
    }),
    { maxLength: 6 },
  ),
})

describe('every offered slot', () => {
  it('lies in the hours of its zone, clear of every interview, and once', () => {
    fc.assert(
      fc.property(arbitrary, ({ zone, day, minutes, buffer, busy: taken }) => {
        const from = new Date(Date.UTC(2026, 0, 1 + day))
        const to = new Date(from.getTime() + 4 * 86_400_000)
        const busy = taken.map((one) => ({
          startsAt: new Date(from.getTime() + one.hour * 3_600_000),
          endsAt: new Date(from.getTime() + one.hour * 3_600_000 + one.minutes * 60_000),
        }))
        const one = interviewer(1, { time_zone: zone, busy, buffer_minutes: buffer })
        const slots = slotsOf([one], { from, to, minutes, now: from })
        const time = wallTime(zone)
        const starts = slots.map(({ startsAt }) => startsAt.getTime())
        expect(new Set(starts).size).toBe(starts.length)
        for (const start of starts) {
          const end = start + minutes * 60_000
          expect(start % (SLOT_STEP_MINUTES * 60_000)).toBe(0)
          expect(time.format(start) >= '09:00' && time.format(end) <= '17:00').toBe(true)
          for (const { startsAt, endsAt } of busy)
            expect(
              start >= endsAt.getTime() + buffer * 60_000 ||
                end + buffer * 60_000 <= startsAt.getTime(),
            ).toBe(true)
        }
      }),
    )
  })
})

const member = fc.record({
  zone: fc.constantFrom(...ZONES),
  buffer: fc.constantFrom(0, 10, 45),
  notice: fc.constantFrom(0, 5, 30),
  limit: fc.constantFrom(null, 1, 2),
  busy: fc.array(
    fc.record({
      hour: fc.integer({ min: 0, max: 96 }),
      minutes: fc.integer({ min: 15, max: 240 }),
      isOfCalendar: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
})
const chain = fc.record({
  // The days around which the clocks change in one of the zones, and any other.
  day: fc.oneof(
    fc.constantFrom(63, 66, 86, 89, 93, 276, 297, 304),
    fc.integer({ min: 0, max: 364 }),
  ),
  minutes: fc.constantFrom(15, 30, 45, 60),
  breakMinutes: fc.constantFrom(0, 5, 15, 60),
  members: fc.array(member, { minLength: 1, maxLength: 3 }),
})
type Chain = typeof chain extends fc.Arbitrary<infer T> ? T : never

function chainOf({ day, members, minutes, breakMinutes }: Chain) {
  const from = new Date(Date.UTC(2026, 0, 1 + day))
  const to = new Date(from.getTime() + 4 * 86_400_000)
  const interviewers = members.map((one, index) => {
    const times = (isOfCalendar: boolean) =>
      one.busy
        .filter((taken) => taken.isOfCalendar === isOfCalendar)
        .map((taken) =>
          busyAt(new Date(from.getTime() + taken.hour * 3_600_000).toISOString(), taken.minutes),
        )
    return interviewer(members.length - index, {
      time_zone: one.zone,
      buffer_minutes: one.buffer,
      notice_hours: one.notice,
      daily_limit: one.limit,
      busy: times(false),
      calendarBusy: times(true),
    })
  })
  return { interviewers, given: { from, to, now: from, minutes, breakMinutes } }
}

describe('the slot at one moment', () => {
  it('is the one of all slots that begins then, if any', () => {
    const modes = fc.constantFrom('one', 'panel', 'sequence', 'pool')
    fc.assert(
      fc.property(chain, modes, (drawn, mode) => {
        const { interviewers, given } = chainOf(drawn)
        const slots = slotsOf(interviewers, { ...given, mode })
        const quarter = (SLOT_STEP_MINUTES * 60_000) / 2
        for (let at = given.from.getTime(); at <= given.to.getTime(); at += quarter) {
          const moment = new Date(at)
          const found = slotsOf(interviewers, { ...given, mode, from: moment, to: moment })
          expect(found).toEqual(slots.filter(({ startsAt }) => startsAt.getTime() === at))
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('every offered sequence', () => {
  it('lies in the time of each interviewer for their own part, and no two parts overlap', () => {
    fc.assert(
      fc.property(chain, (drawn) => {
        const { interviewers, given } = chainOf(drawn)
        const { minutes, breakMinutes, now } = given
        const slots = slotsOf(interviewers, { ...given, mode: 'sequence' })
        expect(new Set(slots.map(({ startsAt }) => startsAt.getTime())).size).toBe(slots.length)
        for (const { startsAt, userIds } of slots) {
          expect(userIds).toEqual(interviewers.map(({ userId }) => userId))
          let before = startsAt.getTime()
          for (const [index, { availability, busy, calendarBusy }] of interviewers.entries()) {
            const start = startsAt.getTime() + index * (minutes + breakMinutes) * 60_000
            const end = start + minutes * 60_000
            expect(start).toBeGreaterThanOrEqual(before)
            before = end + breakMinutes * 60_000
            const { time_zone: zone, buffer_minutes: buffer, daily_limit: limit } = availability
            const [time, date] = [wallTime(zone), wallDate(zone)]
            expect(time.format(start) >= '09:00' && time.format(end) <= '17:00').toBe(true)
            expect(start - now.getTime()).toBeGreaterThanOrEqual(
              availability.notice_hours * 3_600_000,
            )
            for (const taken of [...busy, ...calendarBusy])
              expect(
                start >= taken.endsAt.getTime() + buffer * 60_000 ||
                  end + buffer * 60_000 <= taken.startsAt.getTime(),
              ).toBe(true)
            const onDay = busy.filter((one) => date.format(one.startsAt) === date.format(start))
            expect(onDay.length).toBeLessThan(limit ?? Infinity)
          }
        }
      }),
    )
  })

  it('of one interviewer is an interview with that one', () => {
    fc.assert(
      fc.property(chain, (drawn) => {
        const { interviewers, given } = chainOf(drawn)
        const one = interviewers.slice(0, 1)
        expect(slotsOf(one, { ...given, mode: 'sequence' })).toEqual(slotsOf(one, given))
      }),
    )
  })

  it('leaves out no start at which each is free for their own part', () => {
    fc.assert(
      fc.property(chain, (drawn) => {
        const { interviewers, given } = chainOf(drawn)
        // With parts on the half hours, an interviewer alone is offered each of them.
        const half = { ...given, minutes: 45, breakMinutes: 15 }
        const to = new Date(given.to.getTime() + 86_400_000)
        const free = interviewers.map((one) => new Set(startsOf([one], { ...half, to })))
        const expected = startsOf(interviewers.slice(0, 1), half).filter((start) =>
          free.every((own, index) =>
            own.has(new Date(Date.parse(start) + index * 3_600_000).toISOString()),
          ),
        )
        expect(startsOf(interviewers, { ...half, mode: 'sequence' })).toEqual(expected)
      }),
    )
  })
})

function wallTime(timeZone: string) {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}

function wallDate(timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
}
