// What the states and kinds of interviews are called.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { InterviewStatus } from '#contract/interviews/interview-states.ts'
import type { InterviewFormat } from '#contract/interviews/interviews-rules.ts'

export const INTERVIEW_STATUS_LABELS: Readonly<Record<InterviewStatus, MessageDescriptor>> = {
  needs_scheduling: msg`Needs scheduling`,
  awaiting_interviewer_slots: msg`Needs other times`,
  awaiting_candidate_booking: msg`Waiting for the candidate to book`,
  scheduled: msg`Scheduled`,
  awaiting_feedback: msg`Awaiting feedback`,
  complete: msg`Complete`,
  cancelled: msg`Cancelled`,
  no_show: msg`No-show`,
  declined: msg`Declined`,
}

/** A candidate who gave up a time cancelled it; one who had none declined the interview. */
export function statusLabel(interview: {
  status: InterviewStatus
  startsAt: string | null
}): MessageDescriptor {
  const { status, startsAt } = interview
  if (status === 'declined' && startsAt !== null) return msg`Cancelled by the candidate`
  return INTERVIEW_STATUS_LABELS[status]
}

export const INTERVIEW_STATUS_TONES: Readonly<
  Record<InterviewStatus, 'neutral' | 'blue' | 'green' | 'amber'>
> = {
  needs_scheduling: 'amber',
  awaiting_interviewer_slots: 'amber',
  awaiting_candidate_booking: 'blue',
  scheduled: 'blue',
  awaiting_feedback: 'amber',
  complete: 'green',
  cancelled: 'neutral',
  no_show: 'neutral',
  declined: 'neutral',
}

export const FORMAT_LABELS: Readonly<Record<InterviewFormat, MessageDescriptor>> = {
  video: msg`Video call`,
  phone: msg`Phone call`,
  in_person: msg`In person`,
}
