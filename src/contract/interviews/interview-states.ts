// The state machine of an interview: one table for the server, which decides, and for the screens, which offer from it.

import { type InterviewMode, meetsAll } from './interviews-rules.ts'

export const INTERVIEW_STATUSES = [
  'needs_scheduling',
  'awaiting_interviewer_slots',
  'awaiting_candidate_booking',
  'scheduled',
  'awaiting_feedback',
  'complete',
  'cancelled',
  'no_show',
  'declined',
] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]

export const INTERVIEW_ACTIONS = [
  /** Staff invite the candidate to book a time; again, with a new message, while the candidate has not booked. */
  'invite',
  /** No free time suits the candidate, or the one that was booked or set does not any more: it is given up. */
  'ask_for_slots',
  /** The candidate books a time, or staff set one. */
  'schedule',
  'reschedule',
  /** By the candidate. */
  'decline',
  /** An interviewer does not conduct it: the time stays, and the candidate is told nothing until staff act. */
  'interviewer_decline',
  /** The interviewer conducts it after all. */
  'interviewer_accept',
  /** Staff choose who conducts it in place of an interviewer who declined. */
  'assign_interviewer',
  /** Staff hold it with the others, without an interviewer who declined. */
  'go_ahead_without',
  /** Staff take that back. */
  'undo_go_ahead',
  /** By staff, or because the application ended. */
  'cancel',
  'no_show',
  /** The time is over, or it began early. */
  'end',
  /** Every interviewer's scorecard is submitted. */
  'complete',
  'unlock',
  /** Starts again after a decline or a no-show. */
  'reopen',
] as const
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number]

type Transition = { readonly from: readonly InterviewStatus[]; readonly to: InterviewStatus }

/** No time is set, or the one that was is given up. */
export const BEFORE_BOOKING = [
  'needs_scheduling',
  'awaiting_interviewer_slots',
  'awaiting_candidate_booking',
] as const

/** Still to take place: these are cancelled when the application ends. */
export const LIVE_INTERVIEW_STATUSES = [...BEFORE_BOOKING, 'scheduled'] as const

const TRANSITIONS: Readonly<Record<InterviewAction, Transition>> = {
  invite: { from: BEFORE_BOOKING, to: 'awaiting_candidate_booking' },
  ask_for_slots: {
    from: ['needs_scheduling', 'awaiting_candidate_booking', 'scheduled'],
    to: 'awaiting_interviewer_slots',
  },
  schedule: { from: BEFORE_BOOKING, to: 'scheduled' },
  reschedule: { from: ['scheduled'], to: 'scheduled' },
  decline: {
    from: ['awaiting_interviewer_slots', 'awaiting_candidate_booking', 'scheduled'],
    to: 'declined',
  },
  interviewer_decline: { from: ['scheduled'], to: 'scheduled' },
  interviewer_accept: { from: ['scheduled'], to: 'scheduled' },
  assign_interviewer: { from: ['scheduled'], to: 'scheduled' },
  go_ahead_without: { from: ['scheduled'], to: 'scheduled' },
  undo_go_ahead: { from: ['scheduled'], to: 'scheduled' },
  cancel: { from: LIVE_INTERVIEW_STATUSES, to: 'cancelled' },
  no_show: { from: ['scheduled', 'awaiting_feedback'], to: 'no_show' },
  end: { from: ['scheduled'], to: 'awaiting_feedback' },
  complete: { from: ['awaiting_feedback'], to: 'complete' },
  unlock: { from: ['complete'], to: 'awaiting_feedback' },
  reopen: { from: ['declined', 'no_show'], to: 'needs_scheduling' },
}

/** The status after an action; null when the action does not fit the status. */
export function interviewStatusAfter(
  status: InterviewStatus,
  action: InterviewAction,
): InterviewStatus | null {
  const { from, to } = TRANSITIONS[action]
  return from.includes(status) ? to : null
}

/** Whether the stored time counts: one that was given up stays stored until there is another, or none. */
export function hasTime(status: InterviewStatus): boolean {
  return !BEFORE_BOOKING.some((before) => before === status)
}

/** Whether the applicant’s step is under way by it: a time is set, or it took place. */
export function hasBegunInStep(status: InterviewStatus): boolean {
  return status === 'scheduled' || status === 'awaiting_feedback' || status === 'complete'
}

/** True while it is still to take place. */
export function isLiveInterview(status: InterviewStatus): boolean {
  return LIVE_INTERVIEW_STATUSES.some((live) => live === status)
}

/** True once its time is over, which no one has to say: a scheduled interview of the past awaits feedback. */
export function hasInterviewEnded(
  interview: { readonly status: InterviewStatus; readonly endsAt: Date | null },
  now: Date,
): boolean {
  return interview.status === 'scheduled' && interview.endsAt !== null && interview.endsAt <= now
}

type Declining = {
  readonly isChosen: boolean
  readonly declinedAt: Date | null
  /** When staff decided to go ahead without them. */
  readonly leftOutAt: Date | null
}

/**
 * True while staff have to choose an interviewer: one declined a scheduled interview, and the candidate was to meet that one,
 * or no other is left. An interviewer whom staff go ahead without is not missed.
 */
export function needsInterviewer(interview: {
  readonly status: InterviewStatus
  readonly mode: InterviewMode
  readonly interviewers: readonly Declining[]
}): boolean {
  const { status, mode, interviewers } = interview
  if (status !== 'scheduled' || !interviewers.some(isMissed)) return false
  return meetsAll(mode) || !interviewers.some(({ isChosen }) => isChosen)
}

/**
 * Whether staff may go ahead without an interviewer who declined, or take that back: in an interview in which the candidate
 * meets several, with another one left, until the declined one's part begins.
 */
export function canLeaveOut(
  one: Declining & { readonly startsAt: Date | null },
  interview: {
    readonly status: InterviewStatus
    readonly mode: InterviewMode
    readonly startsAt: Date | null
    readonly interviewers: readonly Declining[]
    readonly now: Date
  },
): boolean {
  const { status, mode, interviewers, now } = interview
  const startsAt = one.startsAt ?? interview.startsAt
  if (status !== 'scheduled' || startsAt === null || startsAt <= now) return false
  return meetsAll(mode) && one.declinedAt !== null && interviewers.some(({ isChosen }) => isChosen)
}

function isMissed({ declinedAt, leftOutAt }: Declining): boolean {
  return declinedAt !== null && leftOutAt === null
}
