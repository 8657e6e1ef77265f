// What interviewers’ statistics count, as parts of SQL: `i` is the interview, `n` one who conducts it, `f` what they wrote.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import {
  FEEDBACK_DUE_HOURS,
  type CalibrationPeriod,
} from '#contract/interviews/interview-calibration-rules.ts'

import type { Tx } from '../../db/database.ts'
import { namedPartEndsAt } from '../part-times.ts'

/** What is looked at: the interviews of a company that start in a period, by the time of the call. */
export type Range = {
  readonly accountId: number
  readonly period: CalibrationPeriod
  readonly at: Date
}

/** The rows that a query finds. */
export async function listRows<S extends z.ZodType>(
  tx: Tx,
  { query, schema }: { query: SQL; schema: S },
): Promise<z.output<S>[]> {
  return z.object({ rows: z.array(schema) }).parse(await tx.db.execute(query)).rows
}

/** The one row of a query that always has one. */
export async function getRow<S extends z.ZodType>(
  tx: Tx,
  asked: { query: SQL; schema: S },
): Promise<z.output<S>> {
  const [row] = await listRows(tx, asked)
  if (row === undefined) throw new Error('A query of numbers has no row.')
  return row
}

const DAY_MS = 86_400_000
const PERIOD_DAYS = { '90_days': 90, '12_months': 365, all: null } as const

/** Interviews that are booked or were held, of the period. */
export function isInRange({ accountId, period, at }: Range): SQL {
  const days = PERIOD_DAYS[period]
  const isBooked = sql`i.account_id = ${accountId} and i.starts_at is not null
    and i.status in ('scheduled', 'awaiting_feedback', 'complete', 'no_show')`
  return days === null
    ? isBooked
    : sql`${isBooked} and i.starts_at >= ${instant(new Date(at.getTime() - days * DAY_MS))}`
}

/** Those of `i` who meet the candidate. */
export const withInterviewers = sql`join interview_interviewer n
  on n.account_id = i.account_id and n.interview_uuid = i.interview_uuid and n.is_chosen`

/** With what each of them wrote, or nothing. */
export const withFeedback = sql`${withInterviewers}
  left join interview_feedback f
    on f.account_id = n.account_id and f.interview_uuid = n.interview_uuid and f.user_id = n.user_id`

/** Its time is over, and no one said that the candidate did not come. */
export function isHeld(at: Date): SQL {
  return sql`(i.status in ('awaiting_feedback', 'complete')
    or (i.status = 'scheduled' and i.ends_at <= ${instant(at)}))`
}

// A feedback that was unlocked keeps the day on which it first came.
const firstSubmittedAt = sql`coalesce(f.first_submitted_at, f.submitted_at)`
const dueAt = sql`${namedPartEndsAt} + make_interval(hours => ${FEEDBACK_DUE_HOURS})`
// Of an applicant who was erased, an interview keeps its day alone, and no feedback: nothing of it is late.
const keepsFeedback = sql`i.ends_at > i.starts_at`

/** The feedback was never submitted, and should have been. */
export function isLate(at: Date): SQL {
  return sql`(${isHeld(at)} and ${keepsFeedback} and ${firstSubmittedAt} is null and ${dueAt} < ${instant(at)})`
}

/** The counts of interviews and of the feedback on them, for a query that groups by interviewer. */
export function countsAt(at: Date): SQL {
  const isSubmitted = sql`(${isHeld(at)} and ${firstSubmittedAt} is not null)`
  return sql`
    count(*) filter (where i.status = 'scheduled' and i.ends_at > ${instant(at)})::int as scheduled_count,
    count(*) filter (where ${isHeld(at)})::int as held_count,
    count(*) filter (where i.status = 'no_show')::int as no_show_count,
    coalesce(sum(i.minutes) filter (where ${isHeld(at)}), 0)::float8 / 60 as hours,
    count(*) filter (where ${isSubmitted})::int as submitted_count,
    count(*) filter (where ${isSubmitted} or ${isLate(at)})::int as due_count,
    count(*) filter (where ${isSubmitted} and ${firstSubmittedAt} <= ${dueAt})::int as on_time_count,
    count(*) filter (where ${isLate(at)})::int as late_count,
    (avg(greatest(0, extract(epoch from ${firstSubmittedAt} - ${namedPartEndsAt}))) filter (where ${isSubmitted})
      / 3600)::float8 as mean_delay_hours`
}

/**
 * A row for each rating of an attribute in a submitted feedback, with the mean of those that colleagues gave in the same
 * interview; `others` is how many those are. `other_id` is the colleague where it is one.
 */
export function sharedRatings(range: Range, isRead: SQL): SQL {
  return sql`(
    select r.*,
      count(*) over w - 1 as others,
      (sum(r.value) over w - r.value) / nullif(count(*) over w - 1, 0) as others_mean,
      sum(r.user_id) over w - r.user_id as other_id
    from (
      select i.interview_uuid, i.starts_at, f.user_id, e.key, (e.entry ->> 'value')::float8 as value
      from interview i ${withFeedback}
      cross join lateral jsonb_each(f.entries) e(key, entry)
      where ${isInRange(range)} and f.status = 'submitted' and ${isRead}
        and e.key like 'attribute:%' and jsonb_typeof(e.entry -> 'value') = 'number'
    ) r
    window w as (partition by r.interview_uuid, r.key))`
}

/** The user conducts the interview, and their own feedback is submitted. */
export function hasSubmitted(userId: number): SQL {
  return sql`exists (select 1 from interview_interviewer o
    join interview_feedback p
      on p.account_id = o.account_id and p.interview_uuid = o.interview_uuid and p.user_id = o.user_id
    where o.account_id = i.account_id and o.interview_uuid = i.interview_uuid and o.user_id = ${userId}
      and o.is_chosen and p.status = 'submitted')`
}

/** The user conducts the interview. */
export function conducts(userId: number): SQL {
  return sql`exists (select 1 from interview_interviewer o
    where o.account_id = i.account_id and o.interview_uuid = i.interview_uuid and o.user_id = ${userId} and o.is_chosen)`
}

function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`
}
