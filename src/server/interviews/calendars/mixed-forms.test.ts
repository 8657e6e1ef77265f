import { CalendarDateTime, toZoned } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { eventOf, icsOf } from '#testing/calendars.ts'

import { readBusyTimes } from './read-busy-times.ts'

const OWN_ZONE = 'Asia/Tokyo'
const HOUR_MS = 3_600_000
const FORMS = ['zone', 'other zone', 'utc', 'floating', 'date'] as const
type Form = (typeof FORMS)[number]
const ZONES = { zone: 'Europe/Berlin', utc: 'UTC', floating: OWN_ZONE } as const
type Start = keyof typeof ZONES
type Reading = { lines?: readonly string[]; others?: readonly string[]; rule?: string }
const START_FORMS: readonly Start[] = ['zone', 'utc', 'floating']

/** A series at 10:00 on each of the days around the change of the clocks in Berlin, in the zone that it is written in. */
const FIRST = { year: 2026, month: 3, day: 24 }
const DAYS = 12

const drawn = fc.record({
  start: fc.constantFrom(...START_FORMS),
  form: fc.constantFrom(...FORMS),
  index: fc.integer({ min: 1, max: DAYS - 2 }),
})

describe('what differs of a series is found in whatever form it is written', () => {
  it('an occurrence that is left out (EXDATE)', () => {
    fc.assert(
      fc.property(drawn, ({ start, form, index }) => {
        const busy = read(start, { lines: [`EXDATE${written(start, { form, index })}`] })
        expect(busy).toEqual(all(start).filter((_, at) => at !== index))
      }),
    )
  })

  it('an occurrence that was moved (RECURRENCE-ID)', () => {
    fc.assert(
      fc.property(drawn, ({ start, form, index }) => {
        const moved = eventOf(
          'UID:series',
          `RECURRENCE-ID${written(start, { form, index })}`,
          'DTSTART:20260501T100000Z',
          'DTEND:20260501T110000Z',
        )
        const expected = all(start).filter((_, at) => at !== index)
        expect(read(start, { others: [moved] })).toEqual([...expected, Date.UTC(2026, 4, 1, 10)])
      }),
    )
  })

  it('its last occurrence (UNTIL)', () => {
    fc.assert(
      fc.property(drawn, ({ start, form, index }) => {
        // A rule names no zone.
        fc.pre(form === 'utc' || form === 'floating' || form === 'date')
        const until = written(start, { form, index }).replace(/^.*:/, '')
        const busy = read(start, { rule: `FREQ=DAILY;UNTIL=${until}` })
        expect(busy).toEqual(all(start).slice(0, index + 1))
      }),
    )
  })
})

describe('of a series of whole days', () => {
  it.each(['EXDATE:20260326T000000', 'EXDATE:20260325T150000Z', 'EXDATE;VALUE=DATE:20260326'])(
    '%s leaves out its day',
    (exdate) => {
      const lines = [
        'UID:series',
        'DTSTART;VALUE=DATE:20260324',
        'RRULE:FREQ=DAILY;COUNT=4',
        exdate,
      ]
      const busy = busyOf([eventOf(...lines)])
      expect(busy.map(([from, to]) => (to - from) / HOUR_MS)).toEqual([48, 24])
    },
  )
})

function wallOf(index: number): CalendarDateTime {
  return new CalendarDateTime(FIRST.year, FIRST.month, FIRST.day, 10).add({ days: index })
}

function instantAt(start: Start, index: number): Date {
  return toZoned(wallOf(index), ZONES[start]).toDate()
}

function all(start: Start): number[] {
  return Array.from({ length: DAYS }, (_, index) => instantAt(start, index).getTime())
}

/** Parameters and value of a property that names an occurrence. */
function written(start: Start, { form, index }: { form: Form; index: number }): string {
  const wall = compact(wallOf(index).toString())
  switch (form) {
    case 'zone':
      return start === 'zone' ? `;TZID=Europe/Berlin:${wall}` : utcOf(start, index)
    case 'other zone': {
      const there = new Intl.DateTimeFormat('sv', {
        dateStyle: 'short',
        timeStyle: 'medium',
        timeZone: 'America/New_York',
      })
      return `;TZID=America/New_York:${compact(there.format(instantAt(start, index)).replace(' ', 'T'))}`
    }
    case 'utc':
      return utcOf(start, index)
    case 'floating':
      return `:${wall}`
    case 'date':
      return `;VALUE=DATE:${wall.slice(0, 8)}`
  }
}

function utcOf(start: Start, index: number): string {
  return `:${compact(instantAt(start, index).toISOString().slice(0, 19))}Z`
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/g, '').slice(0, 15)
}

function read(
  start: Start,
  { lines = [], others = [], rule = `FREQ=DAILY;COUNT=${DAYS}` }: Reading,
): number[] {
  const wall = compact(wallOf(0).toString())
  const dtstart = { zone: `;TZID=Europe/Berlin:${wall}`, utc: `:${wall}Z`, floating: `:${wall}` }
  const series = ['UID:series', `DTSTART${dtstart[start]}`, 'DURATION:PT1H', `RRULE:${rule}`]
  return busyOf([eventOf(...series, ...lines), ...others]).map(([from]) => from)
}

function busyOf(events: readonly string[]) {
  const window = { from: Date.UTC(2026, 2, 1), to: Date.UTC(2026, 5, 1), zone: OWN_ZONE }
  return readBusyTimes({ ...window, knownUids: [], owners: [], text: icsOf(...events) }).busy
}
