import { describe, expect, it } from 'vitest'

import { busyAt, interviewer, slotsOf, startsOf } from '#testing/free-slots.ts'

describe('the free slots of an interviewer', () => {
  it('begin on the half hours at which all of it fits into their hours', () => {
    const starts = startsOf([interviewer(1)])
    expect(starts[0]).toBe('2026-03-02T08:00:00.000Z')
    expect(starts.at(-1)).toBe('2026-03-02T15:00:00.000Z')
    expect(starts).toHaveLength(15)
  })

  it('begin at a moment that is on no half hour where that one is asked for', () => {
    const at = new Date('2026-03-02T08:10:00.000Z')
    const [first, second] = startsOf([interviewer(1)], { inStepWith: at })
    expect([first, second]).toEqual([at.toISOString(), '2026-03-02T08:40:00.000Z'])
    const only = { from: at, to: at, inStepWith: at }
    expect(startsOf([interviewer(1)], only)).toEqual([at.toISOString()])
    expect(startsOf([interviewer(1)], { from: at, to: at })).toEqual([])
  })

  it('move with the clocks: nine in the morning is another instant after the change', () => {
    const [, before] = [0, startsOf([interviewer(1)])[0]]
    const days = {
      from: new Date('2026-03-30T00:00:00.000Z'),
      to: new Date('2026-03-30T23:00:00.000Z'),
    }
    expect(before).toBe('2026-03-02T08:00:00.000Z')
    expect(startsOf([interviewer(1)], days)[0]).toBe('2026-03-30T07:00:00.000Z')
  })

  it('are fewer on the night in which an hour is skipped, and more when it comes twice', () => {
    const nights = [{ from: '00:00', to: '06:00' }]
    const open = interviewer(1, { weekly: Array.from({ length: 7 }, () => nights) })
    const count = (day: string) =>
      startsOf([open], {
        from: new Date(`${day}T00:00:00+00:00`),
        to: new Date(`${day}T12:00:00+00:00`),
        minutes: 30,
        now: new Date('2026-01-01T00:00:00Z'),
      }).length
    // 00:00 UTC is one or two o'clock in Berlin by then.
    expect([count('2026-03-28'), count('2026-03-29'), count('2026-10-25')]).toEqual([10, 8, 10])
  })

  it('leave out busy times of a calendar with the buffer, which no limit of interviews counts', () => {
    const calendarBusy = [busyAt('2026-03-02T11:00:00.000Z', 60)]
    const starts = startsOf([interviewer(1, { calendarBusy, buffer_minutes: 30, daily_limit: 1 })])
    expect(starts).toContain('2026-03-02T09:30:00.000Z')
    expect(starts).not.toContain('2026-03-02T11:00:00.000Z')
    expect(starts).toContain('2026-03-02T12:30:00.000Z')
  })

  it('leave the buffer before and after every interview free', () => {
    const busy = [busyAt('2026-03-02T11:00:00.000Z', 60)]
    const starts = startsOf([interviewer(1, { busy, buffer_minutes: 30 })])
    expect(starts).toContain('2026-03-02T09:30:00.000Z')
    expect(starts).not.toContain('2026-03-02T10:00:00.000Z')
    expect(starts).not.toContain('2026-03-02T12:00:00.000Z')
    expect(starts).toContain('2026-03-02T12:30:00.000Z')
  })

  it('respect the notice that they need', () => {
    const now = new Date('2026-03-02T06:00:00.000Z')
    const starts = startsOf([interviewer(1, { notice_hours: 4 })], { now })
    expect(starts[0]).toBe('2026-03-02T10:00:00.000Z')
  })

  it('end for the day and for the week once its limit is reached', () => {
    const busy = [busyAt('2026-03-02T15:00:00.000Z', 60)]
    const week = { to: new Date('2026-03-09T23:00:00.000Z') }
    const daily = startsOf([interviewer(1, { busy, daily_limit: 1 })], week)
    expect(daily.some((one) => one.startsWith('2026-03-02'))).toBe(false)
    expect(daily.some((one) => one.startsWith('2026-03-03'))).toBe(true)
    const weekly = startsOf([interviewer(1, { busy, weekly_limit: 1 })], week)
    expect([...new Set(weekly.map((one) => one.slice(0, 10)))]).toEqual(['2026-03-09'])
    const sunday = { busy: [busyAt('2026-03-08T10:00:00.000Z', 60)], weekly_limit: 1 }
    expect(startsOf([interviewer(1, sunday)], week)[0]).toMatch(/^2026-03-09/)
  })

  it('count a daily limit by the days of the interviewer’s zone', () => {
    const monday = busyAt('2026-03-03T00:00:00.000Z', 60)
    const limits = { daily_limit: 1, time_zone: 'America/Los_Angeles' }
    const to = new Date('2026-03-04T12:00:00.000Z')
    const starts = startsOf([interviewer(1, { ...limits, busy: [monday] })], { to })
    expect(starts[0]).toBe('2026-03-03T17:00:00.000Z')
  })

  it('follow the hours of a date that differs, and none on a date without hours', () => {
    const exceptions = [{ date: '2026-03-02', hours: [{ from: '20:00', to: '21:00' }] }]
    expect(startsOf([interviewer(1, { exceptions })])).toEqual(['2026-03-02T19:00:00.000Z'])
    expect(startsOf([interviewer(1, { exceptions: [{ date: '2026-03-02', hours: [] }] })])).toEqual(
      [],
    )
  })

  it('go on over midnight where the hours of two days touch', () => {
    const night = [{ from: '22:00', to: '24:00' }]
    const morning = [{ from: '00:00', to: '02:00' }]
    const weekly = [night, morning, [], [], [], [], []]
    const starts = startsOf([interviewer(1, { weekly, time_zone: 'UTC' })], { minutes: 120 })
    expect(starts).toContain('2026-03-02T23:00:00.000Z')
  })
})

describe('several interviewers', () => {
  const early = interviewer(1, {
    weekly: [[{ from: '08:00', to: '11:00' }], [], [], [], [], [], []],
  })
  const late = interviewer(2, {
    weekly: [[{ from: '10:00', to: '12:00' }], [], [], [], [], [], []],
  })

  it('of a panel are all there', () => {
    const slots = slotsOf([early, late], { mode: 'panel' })
    expect(slots).toEqual([{ startsAt: new Date('2026-03-02T09:00:00.000Z'), userIds: [1, 2] }])
  })

  it('of a pool stand in for each other, no matter who has fewer interviews first', () => {
    const busy = [busyAt('2026-03-05T09:00:00.000Z', 60)]
    const slots = slotsOf([{ ...early, busy }, late], { mode: 'pool' })
    const who = Object.fromEntries(slots.map((one) => [one.startsAt.toISOString(), one.userIds]))
    expect(who['2026-03-02T07:00:00.000Z']).toEqual([1])
    expect(who['2026-03-02T09:00:00.000Z']).toEqual([2])
  })

  it('who are none offer nothing', () => {
    expect(slotsOf([])).toEqual([])
  })
})

describe('a sequence of interviewers', () => {
  const morning = [{ from: '09:00', to: '12:00' }]
  const day = (hours: typeof morning) => [hours, [], [], [], [], [], []]
  const first = interviewer(2, { weekly: day(morning), time_zone: 'UTC' })
  const second = interviewer(1, {
    weekly: day([{ from: '10:00', to: '11:00' }]),
    time_zone: 'UTC',
  })

  it('is offered where each is free for their own part, in their order', () => {
    const slots = slotsOf([first, second], { mode: 'sequence' })
    expect(slots).toEqual([{ startsAt: new Date('2026-03-02T09:00:00.000Z'), userIds: [2, 1] }])
    // The other way round it is another chain.
    expect(startsOf([second, first], { mode: 'sequence' })).toEqual(['2026-03-02T10:00:00.000Z'])
  })

  it('has its break between two parts', () => {
    const given = { mode: 'sequence', minutes: 45, breakMinutes: 30 } as const
    expect(startsOf([first, second], given)).toEqual(['2026-03-02T09:00:00.000Z'])
    expect(startsOf([first, second], { ...given, breakMinutes: 40 })).toEqual([])
  })

  it('of a whole day is offered at the start of that day alone, and never past its end', () => {
    const all = [1, 2, 3, 4].map((userId) => interviewer(userId, { time_zone: 'UTC' }))
    const whole = { mode: 'sequence', minutes: 105, breakMinutes: 20 } as const
    expect(startsOf(all, whole)).toEqual(['2026-03-02T09:00:00.000Z'])
    expect(startsOf(all, { ...whole, breakMinutes: 21 })).toEqual([])
  })

  it('keeps the notice and the limits of each for their own part', () => {
    const now = new Date('2026-03-02T08:00:00.000Z')
    const patient = { ...second, availability: { ...second.availability, notice_hours: 2 } }
    const asked = { mode: 'sequence', now } as const
    expect(startsOf([first, patient], asked)).toEqual(['2026-03-02T09:00:00.000Z'])
    patient.availability.notice_hours = 3
    expect(startsOf([first, patient], asked)).toEqual([])
    const limited = { ...second, availability: { ...second.availability, daily_limit: 1 } }
    const busy = [busyAt('2026-03-02T15:00:00.000Z', 60)]
    expect(startsOf([first, { ...limited, busy }], asked)).toEqual([])
  })

  it('joins the hours that a change of the clocks brings together', () => {
    const everyDay = (hours: typeof morning) => Array.from({ length: 7 }, () => hours)
    const until = interviewer(1, { weekly: everyDay([{ from: '00:00', to: '02:00' }]) })
    const after = interviewer(2, { weekly: everyDay([{ from: '03:00', to: '05:00' }]) })
    const days = {
      from: new Date('2026-03-26T12:00:00.000Z'),
      to: new Date('2026-03-30T12:00:00.000Z'),
    }
    // In Berlin three o'clock follows two o'clock on the 29th alone.
    expect(startsOf([until, after], { mode: 'sequence', ...days })).toEqual([
      '2026-03-29T00:00:00.000Z',
    ])
  })

  it('goes on after midnight, and counts for the limits of the day of each part', () => {
    const night = [{ from: '22:00', to: '24:00' }]
    const early = interviewer(1, {
      weekly: [[], [{ from: '00:00', to: '01:00' }], [], [], [], [], []],
      time_zone: 'UTC',
      daily_limit: 1,
      busy: [busyAt('2026-03-02T12:00:00.000Z', 60)],
    })
    const late = interviewer(2, { weekly: day(night), time_zone: 'UTC' })
    expect(startsOf([late, early], { mode: 'sequence' })).toEqual(['2026-03-02T23:00:00.000Z'])
  })
})
