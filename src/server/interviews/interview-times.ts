// When an interview ends, and when each of its interviewers meets the candidate. Pure.
import { partOffset, sequenceMinutes } from '#contract/interviews/interview-parts.ts'

import type { InterviewRow } from './interview-repository.ts'

/** How an interview is held. */
export type Meeting = Pick<InterviewRow, 'mode' | 'minutes' | 'breakMinutes'>

/** The time of one interviewer. */
export type Part = { readonly startsAt: Date; readonly endsAt: Date }

const MINUTE_MS = 60_000

/** When an interview with so many interviewers is over: a sequence with its last part. */
export function endOf(
  meeting: Meeting,
  { startsAt, count }: { startsAt: Date; count: number },
): Date {
  const minutes = meeting.mode === 'sequence' ? sequenceMinutes(count, meeting) : meeting.minutes
  return new Date(startsAt.getTime() + minutes * MINUTE_MS)
}

/** The part of the interviewer at a position of a sequence; all of an interview of another mode. */
export function partOf(
  meeting: Meeting,
  { startsAt, position }: { startsAt: Date; position: number },
): Part {
  const offset = meeting.mode === 'sequence' ? partOffset(position, meeting) : 0
  const start = startsAt.getTime() + offset * MINUTE_MS
  return { startsAt: new Date(start), endsAt: new Date(start + meeting.minutes * MINUTE_MS) }
}

/**
 * When a sequence begins and ends with the parts that take place: one that is left out at its end makes it shorter, one
 * between two others a longer break. An interview of another mode stays as it is.
 */
export function timesOf(
  row: InterviewRow,
  parts: readonly {
    readonly startsAt: Date | null
    readonly endsAt: Date | null
    readonly leftOutAt: Date | null
  }[],
): Pick<InterviewRow, 'startsAt' | 'endsAt'> {
  const taking = parts.filter(({ leftOutAt }) => leftOutAt === null)
  const starts = taking.flatMap(({ startsAt }) => startsAt?.getTime() ?? [])
  const ends = taking.flatMap(({ endsAt }) => endsAt?.getTime() ?? [])
  if (row.mode !== 'sequence' || starts.length === 0 || ends.length === 0) return row
  return { startsAt: new Date(Math.min(...starts)), endsAt: new Date(Math.max(...ends)) }
}
