// Whom a time that staff choose clashes with. Pure.
import { partOffset } from '#contract/interviews/interview-parts.ts'
import type { InterviewerTimes } from '#contract/interviews/interviewer-times.ts'

export type Meeting = {
  /** Of each part, in a sequence. */
  readonly minutes: number
  readonly breakMinutes: number
  readonly isSequence: boolean
}

const MINUTE_MS = 60_000

/** From when to when the interviewer at a position meets the candidate, in ms. */
export function partAt(
  startsAt: string,
  { minutes, isSequence, position, ...sequence }: Meeting & { position: number },
): { from: number; to: number } {
  const offset = isSequence ? partOffset(position, { minutes, ...sequence }) : 0
  const from = Date.parse(startsAt) + offset * MINUTE_MS
  return { from, to: from + minutes * MINUTE_MS }
}

/** The interviewers who are busy in their own part of an interview that begins then, as they are asked for. */
export function clashesAt(
  startsAt: string,
  { interviewers, meeting }: { interviewers: InterviewerTimes['interviewers']; meeting: Meeting },
): InterviewerTimes['interviewers'] {
  return interviewers.filter(({ busy }, position) => {
    const own = partAt(startsAt, { ...meeting, position })
    return busy.some(
      (one) => Date.parse(one.starts_at) < own.to && Date.parse(one.ends_at) > own.from,
    )
  })
}

/**
 * The interviewers who set hours for interviews, and whose own part of an interview that begins then is not within them.
 * Staff may set such a time; it should be meant.
 */
export function outsideHoursAt(
  startsAt: string,
  { interviewers, meeting }: { interviewers: InterviewerTimes['interviewers']; meeting: Meeting },
): InterviewerTimes['interviewers'] {
  return interviewers.filter(({ has_hours: hasHours, hours }, position) => {
    const own = partAt(startsAt, { ...meeting, position })
    const isWithin = hours.some(
      (one) => Date.parse(one.starts_at) <= own.from && Date.parse(one.ends_at) >= own.to,
    )
    return hasHours && !isWithin
  })
}
