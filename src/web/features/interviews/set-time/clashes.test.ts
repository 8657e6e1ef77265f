import { expect, it } from 'vitest'

import { interviewerTimes } from '#contract/examples/interviews.ts'

import { clashesAt, outsideHoursAt } from './clashes.ts'

const [maya] = interviewerTimes.interviewers
const free = { user_id: 13, full_name: 'Ben Adler', has_hours: true, hours: [], busy: [] }
const meeting = { minutes: 45, breakMinutes: 15, isSequence: false }
const clashing = (startsAt: string, interviewers = interviewerTimes.interviewers) =>
  clashesAt(startsAt, { interviewers, meeting }).map((one) => one.user_id)

it('A time clashes with a busy time that overlaps it, and not with one that only touches it', () => {
  expect(clashing('2026-12-01T09:30:00.000Z')).toEqual([12])
  expect(clashing('2026-12-01T09:15:00.000Z')).toEqual([])
  expect(clashing('2026-12-01T10:45:00.000Z')).toEqual([])
})

it('In a sequence each interviewer has to be free for their own part alone', () => {
  const interviewers = maya === undefined ? [] : [free, maya]
  const sequence = { ...meeting, isSequence: true }
  const of = (startsAt: string) =>
    clashesAt(startsAt, { interviewers, meeting: sequence }).map((one) => one.user_id)
  // Maya comes second: an hour later.
  expect(of('2026-12-01T10:00:00.000Z')).toEqual([])
  expect(of('2026-12-01T09:00:00.000Z')).toEqual([12])
})

it('A time is outside the hours of those who set some, unless their whole part is within', () => {
  const [hours] = maya?.hours ?? []
  if (maya === undefined || hours === undefined) throw new Error('The example has no hours.')
  const outside = (startsAt: string) =>
    outsideHoursAt(startsAt, { interviewers: [maya, { ...free, has_hours: false }], meeting }).map(
      (one) => one.user_id,
    )
  const lastStart = Date.parse(hours.ends_at) - meeting.minutes * 60_000
  expect(outside(hours.starts_at)).toEqual([])
  expect(outside(new Date(lastStart).toISOString())).toEqual([])
  expect(outside(new Date(lastStart + 60_000).toISOString())).toEqual([maya.user_id])
  expect(outside('2026-12-01T03:00:00.000Z')).toEqual([maya.user_id])
})
