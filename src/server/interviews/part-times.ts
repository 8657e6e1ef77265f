// When an interviewer meets the candidate, as parts of SQL: their own part of a sequence, else all of the interview.
import { sql } from 'drizzle-orm'

import { interview, interviewInterviewer } from '../db/schema/interview.ts'

export const partStartsAt =
  sql<Date>`coalesce(${interviewInterviewer.startsAt}, ${interview.startsAt})`.mapWith(
    interview.startsAt,
  )
export const partEndsAt =
  sql<Date>`coalesce(${interviewInterviewer.endsAt}, ${interview.endsAt})`.mapWith(interview.endsAt)

/** `partEndsAt` for SQL by hand, which calls the interviewer's part n and the interview i. */
export const namedPartEndsAt = sql`coalesce(n.ends_at, i.ends_at)`
