import { expect, it } from 'vitest'

import { interviewerTimes } from '#contract/examples/interviews.ts'

import { clashesAt } from './clashes.ts'

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
