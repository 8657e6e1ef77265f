import { describe, expect, it } from 'vitest'

import {
  canLeaveOut,
  hasInterviewEnded,
  INTERVIEW_ACTIONS,
  INTERVIEW_STATUSES,
  interviewStatusAfter,
  isLiveInterview,
  needsInterviewer,
  type InterviewAction,
  type InterviewStatus,
} from './interview-states.ts'

/** Every pair that is allowed; all others are refused. */
const ALLOWED: readonly (readonly [InterviewStatus, InterviewAction, InterviewStatus])[] = [
  ['needs_scheduling', 'invite', 'awaiting_candidate_booking'],
  ['needs_scheduling', 'ask_for_slots', 'awaiting_interviewer_slots'],
  ['needs_scheduling', 'schedule', 'scheduled'],
  ['needs_scheduling', 'cancel', 'cancelled'],
  ['awaiting_interviewer_slots', 'invite', 'awaiting_candidate_booking'],
  ['awaiting_interviewer_slots', 'schedule', 'scheduled'],
  ['awaiting_interviewer_slots', 'decline', 'declined'],
  ['awaiting_interviewer_slots', 'cancel', 'cancelled'],
  ['awaiting_candidate_booking', 'invite', 'awaiting_candidate_booking'],
  ['awaiting_candidate_booking', 'ask_for_slots', 'awaiting_interviewer_slots'],
  ['awaiting_candidate_booking', 'schedule', 'scheduled'],
  ['awaiting_candidate_booking', 'decline', 'declined'],
  ['awaiting_candidate_booking', 'cancel', 'cancelled'],
  ['scheduled', 'ask_for_slots', 'awaiting_interviewer_slots'],
  ['scheduled', 'reschedule', 'scheduled'],
  ['scheduled', 'decline', 'declined'],
  ['scheduled', 'interviewer_decline', 'scheduled'],
  ['scheduled', 'interviewer_accept', 'scheduled'],
  ['scheduled', 'assign_interviewer', 'scheduled'],
  ['scheduled', 'go_ahead_without', 'scheduled'],
  ['scheduled', 'undo_go_ahead', 'scheduled'],
  ['scheduled', 'cancel', 'cancelled'],
  ['scheduled', 'no_show', 'no_show'],
  ['scheduled', 'end', 'awaiting_feedback'],
  ['awaiting_feedback', 'no_show', 'no_show'],
  ['awaiting_feedback', 'complete', 'complete'],
  ['complete', 'unlock', 'awaiting_feedback'],
  ['declined', 'reopen', 'needs_scheduling'],
  ['no_show', 'reopen', 'needs_scheduling'],
]
const PAIRS = INTERVIEW_STATUSES.flatMap((status) =>
  INTERVIEW_ACTIONS.map((action): [InterviewStatus, InterviewAction] => [status, action]),
)

describe('an interview', () => {
  it.each(PAIRS)('that is %s answers %s as its table says', (status, action) => {
    const allowed = ALLOWED.find(([from, one]) => from === status && one === action)
    expect(interviewStatusAfter(status, action)).toBe(allowed?.[2] ?? null)
  })

  it.each(INTERVIEW_STATUSES)('that is %s can be cancelled exactly while it is live', (status) => {
    expect(isLiveInterview(status)).toBe(interviewStatusAfter(status, 'cancel') !== null)
  })
})

describe('a scheduled interview', () => {
  const endsAt = new Date('2026-03-02T10:00:00.000Z')

  it('is over from the minute on in which it ends', () => {
    const interview = { status: 'scheduled', endsAt } as const
    expect(hasInterviewEnded(interview, new Date('2026-03-02T09:59:59.999Z'))).toBe(false)
    expect(hasInterviewEnded(interview, endsAt)).toBe(true)
  })

  it('is not over by time once it is cancelled, or before it has a time', () => {
    expect(hasInterviewEnded({ status: 'cancelled', endsAt }, endsAt)).toBe(false)
    expect(hasInterviewEnded({ status: 'scheduled', endsAt: null }, endsAt)).toBe(false)
  })
})

describe('an interview that an interviewer declined', () => {
  const at = new Date('2026-03-01T10:00:00.000Z')
  const chosen = { isChosen: true, declinedAt: null, leftOutAt: null, startsAt: null }
  const declined = { isChosen: false, declinedAt: at, leftOutAt: null, startsAt: null }
  const other = { isChosen: false, declinedAt: null, leftOutAt: null, startsAt: null }
  const leftOut = { ...declined, leftOutAt: at }

  it.each(['one', 'pool', 'panel', 'sequence'] as const)(
    'needs an interviewer where no one is left: %s',
    (mode) => {
      const interview = { status: 'scheduled', mode, interviewers: [declined, other] } as const
      expect(needsInterviewer(interview)).toBe(true)
      expect(needsInterviewer({ ...interview, interviewers: [chosen, other] })).toBe(false)
    },
  )

  it('needs one where the candidate meets all of them, and none where another one of a pool is there', () => {
    const interview = { status: 'scheduled', interviewers: [declined, chosen] } as const
    expect(needsInterviewer({ ...interview, mode: 'one' })).toBe(true)
    expect(needsInterviewer({ ...interview, mode: 'panel' })).toBe(true)
    expect(needsInterviewer({ ...interview, mode: 'sequence' })).toBe(true)
    expect(needsInterviewer({ ...interview, mode: 'pool' })).toBe(false)
  })

  it('needs none in place of one whom staff go ahead without, and one for the next who declines', () => {
    const interview = {
      status: 'scheduled',
      mode: 'panel',
      interviewers: [leftOut, chosen],
    } as const
    expect(needsInterviewer(interview)).toBe(false)
    expect(needsInterviewer({ ...interview, interviewers: [leftOut, declined] })).toBe(true)
  })

  it('can go ahead with those who are left until the part begins, and can be decided again', () => {
    const startsAt = new Date('2026-03-01T12:00:00.000Z')
    const panel = { status: 'scheduled', mode: 'panel', startsAt, now: at } as const
    const interview = { ...panel, interviewers: [declined, chosen] }
    expect(canLeaveOut(declined, interview)).toBe(true)
    expect(canLeaveOut(leftOut, interview)).toBe(true)
    expect(canLeaveOut(chosen, interview)).toBe(false)
    expect(canLeaveOut(declined, { ...interview, now: startsAt })).toBe(false)
    expect(canLeaveOut({ ...declined, startsAt: at }, interview)).toBe(false)
    expect(canLeaveOut(declined, { ...interview, interviewers: [declined, leftOut] })).toBe(false)
    expect(canLeaveOut(declined, { ...interview, mode: 'pool' })).toBe(false)
    expect(canLeaveOut(declined, { ...interview, status: 'complete' })).toBe(false)
  })

  it('needs none once it is called off', () => {
    const interview = { status: 'cancelled', mode: 'one', interviewers: [declined] } as const
    expect(needsInterviewer(interview)).toBe(false)
  })
})
