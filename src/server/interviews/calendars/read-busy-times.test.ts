import { describe, expect, it } from 'vitest'

import { eventOf, icsOf } from '#testing/calendars.ts'

import { busyTimesOf } from './busy-times-of.ts'
import { readBusyTimes, type CalendarFile } from './read-busy-times.ts'

const WINDOW = {
  from: Date.UTC(2026, 2, 20),
  to: Date.UTC(2026, 3, 10),
  zone: 'Europe/Berlin',
  knownUids: [],
  owners: ['grace@harbour.example'],
}
const read = (lines: readonly string[], given: Partial<CalendarFile> = {}) =>
  readBusyTimes({ ...WINDOW, text: icsOf(...lines), ...given }).busy.map(([from, to]) =>
    [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  )
const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Custom East',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]
const TEN_O_CLOCK = ['DTSTART:20260325T090000Z', 'DTEND:20260325T100000Z']
const WEEKLY = [
  'UID:weekly',
  'DTSTART;TZID=Europe/Berlin:20260105T100000',
  'DTEND;TZID=Europe/Berlin:20260105T110000',
  'RRULE:FREQ=WEEKLY',
]

describe('the busy times of a calendar', () => {
  it('are of one event, and say nothing of what it is', () => {
    const event = eventOf(
      'SUMMARY:Dentist',
      'LOCATION:Secret',
      'DTSTART:20260325T090000Z',
      'DTEND:20260325T100000Z',
    )
    expect(readBusyTimes({ ...WINDOW, text: icsOf(event) }).busy).toEqual([
      [Date.UTC(2026, 2, 25, 9), Date.UTC(2026, 2, 25, 10)],
    ])
  })

  it('recur at the same hour of the day when the clocks change', () => {
    expect(read([eventOf(...WEEKLY)])).toEqual([
      '2026-03-23T09:00 2026-03-23T10:00',
      '2026-03-30T08:00 2026-03-30T09:00',
      '2026-04-06T08:00 2026-04-06T09:00',
    ])
  })

  it('recur by the rules of a zone that only the file describes', () => {
    const event = eventOf(
      'DTSTART;TZID=Custom East:20260301T090000',
      'DURATION:PT30M',
      'RRULE:FREQ=WEEKLY;UNTIL=20260401T000000Z',
    )
    expect(read([...NEW_YORK, event])).toEqual([
      '2026-03-22T13:00 2026-03-22T13:30',
      '2026-03-29T13:00 2026-03-29T13:30',
    ])
  })

  it.each([
    ['their own address', 'ATTENDEE;PARTSTAT=DECLINED:mailto:Grace@harbour.example', []],
    [
      'an address beside a path',
      'ATTENDEE;PARTSTAT=declined;EMAIL=grace@harbour.example:/principals/7/',
      [],
    ],
    ['the name of the calendar', 'ATTENDEE;PARTSTAT=DECLINED:mailto:g@home.example', ['Named']],
    ['the only guest', 'ATTENDEE;PARTSTAT=DECLINED:mailto:g@home.example', []],
  ])('leave out what the user declined, known by %s', (_, attendee, named) => {
    const other = 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:boss@harbour.example'
    const lines = [...TEN_O_CLOCK, 'ORGANIZER:mailto:boss@harbour.example', attendee]
    const event = eventOf(...lines, ...(named.length > 0 ? [other] : []))
    expect(read([...named.map(() => 'X-WR-CALNAME:g@home.example'), event])).toEqual([])
    const accepted = event.replace(/PARTSTAT=declined/i, 'PARTSTAT=TENTATIVE')
    expect(read([...named.map(() => 'X-WR-CALNAME:g@home.example'), accepted])).toHaveLength(1)
  })

  it('are of what other guests declined, and of what the organizer did not', () => {
    const guests = [
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ben@harbour.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:grace@harbour.example',
    ]
    expect(read([eventOf(...TEN_O_CLOCK, ...guests)])).toHaveLength(1)
    const own = [
      'ORGANIZER:mailto:x@home.example',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:x@home.example',
    ]
    expect(read([eventOf(...TEN_O_CLOCK, ...own)])).toHaveLength(1)
  })

  it('leave out one occurrence of a series that the user declined', () => {
    const declined = eventOf(
      'UID:weekly',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000',
      'DTSTART;TZID=Europe/Berlin:20260330T100000',
      'DTEND;TZID=Europe/Berlin:20260330T110000',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:grace@harbour.example',
    )
    expect(read([eventOf(...WEEKLY), declined])).toEqual([
      '2026-03-23T09:00 2026-03-23T10:00',
      '2026-04-06T08:00 2026-04-06T09:00',
    ])
  })

  it('leave out what was taken out of a series, and move what was moved', () => {
    const moved = eventOf(
      'UID:weekly',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000',
      'DTSTART;TZID=Europe/Berlin:20260331T150000',
      'DTEND;TZID=Europe/Berlin:20260331T160000',
    )
    const cancelled = eventOf(
      'UID:weekly',
      'RECURRENCE-ID;TZID=Europe/Berlin:20260406T100000',
      'STATUS:CANCELLED',
      'DTSTART;TZID=Europe/Berlin:20260406T100000',
      'DTEND;TZID=Europe/Berlin:20260406T110000',
    )
    const series = eventOf(...WEEKLY, 'EXDATE;TZID=Europe/Berlin:20260323T100000')
    expect(read([series, moved, cancelled])).toEqual(['2026-03-31T13:00 2026-03-31T14:00'])
  })

  it('have an occurrence that was moved into the window from far away', () => {
    const series = eventOf(
      'UID:once',
      'DTSTART:20250101T100000Z',
      'DTEND:20250101T110000Z',
      'RRULE:FREQ=YEARLY;COUNT=2',
    )
    const moved = eventOf(
      'UID:once',
      'RECURRENCE-ID:20250101T100000Z',
      'DTSTART:20260401T100000Z',
      'DTEND:20260401T110000Z',
    )
    expect(read([series, moved])).toEqual(['2026-04-01T10:00 2026-04-01T11:00'])
  })

  it('are whole days of the user’s zone for dates, of which the end is not part', () => {
    const event = eventOf('DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260330')
    expect(read([event])).toEqual(['2026-03-27T23:00 2026-03-29T22:00'])
  })

  it('are in the user’s zone where an event names none', () => {
    const event = eventOf('DTSTART:20260325T090000', 'DTEND:20260325T100000')
    expect(read([event], { zone: 'America/New_York' })).toEqual([
      '2026-03-25T13:00 2026-03-25T14:00',
    ])
  })

  it.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])(
    'have no event with %s',
    (line) => {
      expect(read([eventOf(line, 'DTSTART:20260325T090000Z', 'DTEND:20260325T100000Z')])).toEqual(
        [],
      )
    },
  )

  it('are one where events touch or overlap', () => {
    const events = ['0900 1000', '1000 1030', '0930 0945'].map((hours) => {
      const [from, to] = hours.split(' ')
      return eventOf(`DTSTART:20260325T${from}00Z`, `DTEND:20260325T${to}00Z`)
    })
    expect(read(events)).toEqual(['2026-03-25T09:00 2026-03-25T10:30'])
  })

  it('have what a calendar publishes as busy without events', () => {
    const lines = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20260325T090000Z/PT1H,20260326T090000Z/20260326T093000Z',
      'FREEBUSY;FBTYPE=FREE:20260327T090000Z/PT1H',
      'END:VFREEBUSY',
    ]
    expect(read(lines)).toEqual([
      '2026-03-25T09:00 2026-03-25T10:00',
      '2026-03-26T09:00 2026-03-26T09:30',
    ])
  })

  it('leave out interviews, which are known already', () => {
    const event = eventOf('UID:one@fairlead', 'DTSTART:20260325T090000Z', 'DTEND:20260325T100000Z')
    expect(read([event], { knownUids: ['one@fairlead'] })).toEqual([])
  })

  it('end with the window, however long something lasts', () => {
    const event = eventOf('DTSTART:20200101T000000Z', 'DTEND:20300101T000000Z')
    expect(read([event])).toEqual(['2026-03-20T00:00 2026-04-10T00:00'])
  })

  it('cost nothing for a series that ended long ago, and end with a rule that nothing fulfils', () => {
    const ended = eventOf(
      'DTSTART:19900101T000000Z',
      'DURATION:PT1S',
      'RRULE:FREQ=SECONDLY;UNTIL=20000101T000000Z',
    )
    const never = eventOf(
      'DTSTART:20260101T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    )
    const event = eventOf('DTSTART:20260325T090000Z', 'DTEND:20260325T100000Z')
    expect(read([ended, never, event])).toEqual(['2026-03-25T09:00 2026-03-25T10:00'])
  })
})

describe('a calendar that cannot be read', () => {
  it.each(['', '<html>Sign in</html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\njunk'])(
    'is no calendar: %s',
    (text) => {
      expect(() => readBusyTimes({ ...WINDOW, text })).toThrow('This is no calendar.')
    },
  )

  it('has too many recurrences, after a bounded number of steps', async () => {
    const event = eventOf('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')
    const file = { ...WINDOW, text: icsOf(event) }
    await expect(busyTimesOf(file)).rejects.toMatchObject({ problem: 'too_complex' })
  })

  it('takes too long, whatever it does meanwhile', async () => {
    const events = Array.from({ length: 3000 }, () => eventOf(...WEEKLY.slice(1)))
    const file = { ...WINDOW, text: icsOf(...events) }
    await expect(busyTimesOf(file, { ms: 1 })).rejects.toMatchObject({ problem: 'too_complex' })
  })

  it('is an empty one without a busy time, which is no problem', async () => {
    expect((await busyTimesOf({ ...WINDOW, text: icsOf() })).busy).toEqual([])
  })
})

describe('an entry that cannot be read', () => {
  const skippedOf = (...events: readonly string[]) =>
    readBusyTimes({ ...WINDOW, text: icsOf(...events) })

  it('is named with its day and why, and the others are read', () => {
    const { busy, skipped } = skippedOf(
      eventOf('SUMMARY;LANGUAGE=en:Lunch\\, late', 'DTSTART:20260325T12', 'RRULE:FREQ=WEEKLY'),
      eventOf('SUMMARY:Stand-up', 'DTSTART:20260326T090000Z', 'RRULE:FREQ=SOMETIMES'),
      eventOf(...TEN_O_CLOCK),
    )
    expect(busy).toHaveLength(1)
    expect(skipped).toEqual({
      count: 2,
      entries: [
        { summary: 'Stand-up', date: '2026-03-26', reason: 'syntax' },
        { summary: 'Lunch, late', date: '2026-03-25', reason: 'times' },
      ],
    })
  })

  it('is one of at most twenty that are named, by a short text that can be seen', () => {
    const event = () => eventOf(`SUMMARY:\u202E${'long '.repeat(1000)}`, 'DTSTART:never')
    const { skipped } = skippedOf(...Array.from({ length: 25 }, event))
    expect([skipped.count, skipped.entries.length]).toEqual([25, 20])
    expect(skipped.entries[0]).toMatchObject({ date: null })
    expect(skipped.entries[0]?.summary).toMatch(/^(long )+/)
    expect(skipped.entries[0]?.summary.length).toBeLessThanOrEqual(80)
  })
})

describe('a calendar of another program', () => {
  it('has each time in the zone that it names, as of a flight', () => {
    const flight = eventOf(
      'DTSTART;TZID=America/New_York:20260325T180000',
      'DTEND;TZID=Europe/Berlin:20260326T073000',
    )
    expect(read([flight])).toEqual(['2026-03-25T22:00 2026-03-26T06:30'])
  })

  it('has a zone by its name in Windows, also where the file does not say what it is', () => {
    const meeting = eventOf(
      'DTSTART;TZID=Eastern Standard Time:20260325T100000',
      'DTEND;TZID=Eastern Standard Time:20260325T110000',
    )
    expect(read([meeting])).toEqual(['2026-03-25T14:00 2026-03-25T15:00'])
  })

  it.each([
    ['a date that is none', ['DTSTART:2026-03-99 nine', 'DTEND:20260325T100000Z']],
    ['a length that is none', ['DTSTART:20260325T090000Z', 'DURATION:an hour']],
    ['a rule that is none', [...TEN_O_CLOCK, 'RRULE:FREQ=SOMETIMES']],
  ])('is read in spite of an event with %s', (_, lines) => {
    const good = eventOf('UID:good', 'DTSTART:20260327T090000Z', 'DTEND:20260327T100000Z')
    expect(read([eventOf('UID:bad', ...lines), good])).toContain(
      '2026-03-27T09:00 2026-03-27T10:00',
    )
  })

  it('has further times as periods', () => {
    const event = eventOf(
      'UID:periods',
      ...TEN_O_CLOCK,
      'RDATE;VALUE=PERIOD:20260326T090000Z/20260326T093000Z,20260327T090000Z/PT1H',
    )
    expect(read([event])).toEqual([
      '2026-03-25T09:00 2026-03-25T10:00',
      '2026-03-26T09:00 2026-03-26T09:30',
      '2026-03-27T09:00 2026-03-27T10:00',
    ])
  })
})
