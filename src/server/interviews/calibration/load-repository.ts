// SQL of how much interviewers do, and how punctual their feedback is. Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import {
  INTERVIEW_LOAD_LIST,
  LATE_NAMED,
} from '#contract/interviews/interview-calibration-rules.ts'
import type { listInterviewLoad } from '#contract/interviews/interview-calibration.ts'

import type { Tx } from '../../db/database.ts'
import { hasWords } from '../../db/search.ts'
import { namedPartEndsAt } from '../part-times.ts'
import {
  conducts,
  countsAt,
  hasSubmitted,
  isHeld,
  isInRange,
  isLate,
  getRow,
  listRows,
  sharedRatings,
  withFeedback,
  withInterviewers,
  type Range,
} from './interview-facts.ts'

type Query = Range & z.output<typeof listInterviewLoad.query>

/** One page of interviewers, sorted by what they did in the period. */
export async function listLoad(tx: Tx, asked: Query) {
  const { page, page_size: size } = asked
  const query = sql`
    select l.*, u.first_name || ' ' || u.last_name as full_name
    ${loadOf(asked)}
    order by ${orderOf(asked.ordering)}, l.user_id
    limit ${size} offset ${(page - 1) * size}`
  return listRows(tx, { query, schema: loadSchema })
}

/** How many interviewers all pages have. */
export async function countLoad(tx: Tx, asked: Query): Promise<number> {
  const query = sql`select count(*)::int as total ${loadOf(asked)}`
  return (await getRow(tx, { query, schema: z.object({ total: z.number() }) })).total
}

const loadSchema = z.object({
  user_id: z.coerce.number(),
  full_name: z.string().nullable(),
  scheduled_count: z.number(),
  held_count: z.number(),
  no_show_count: z.number(),
  hours: z.number(),
  submitted_count: z.number(),
  due_count: z.number(),
  on_time_count: z.number(),
  late_count: z.number(),
  mean_delay_hours: z.number().nullable(),
})
export type LoadRow = z.infer<typeof loadSchema>

function loadOf(asked: Query): SQL {
  const { search, feedback } = asked
  const isFound = hasWords(sql`u.first_name || ' ' || u.last_name`, search) ?? sql`true`
  const isAsked = feedback === 'late' ? sql`l.late_count > 0` : sql`true`
  return sql`from (
      select n.user_id, ${countsAt(asked.at)}
      from interview i ${withFeedback}
      where ${isInRange(asked)}
      group by n.user_id
    ) l
    left join app_user u on u.user_id = l.user_id
    where ${isFound} and ${isAsked}`
}

const SORTS = {
  late: sql`l.late_count`,
  name: sql`lower(u.first_name || ' ' || u.last_name)`,
  held: sql`l.held_count`,
  scheduled: sql`l.scheduled_count`,
  no_show: sql`l.no_show_count`,
  hours: sql`l.hours`,
  on_time: sql`l.on_time_count::float8 / nullif(l.due_count, 0)`,
  delay: sql`l.mean_delay_hours`,
} as const satisfies Record<(typeof INTERVIEW_LOAD_LIST.sort)[number], SQL>

function orderOf(ordering: Query['ordering']): SQL {
  const isDescending = ordering.startsWith('-')
  const key = SORTS[sortNameSchema.parse(ordering.replace(/^-/, ''))]
  return isDescending ? sql`${key} desc nulls last` : sql`${key} asc nulls last`
}

const sortNameSchema = z.enum(INTERVIEW_LOAD_LIST.sort)

/**
 * What some interviewers’ ratings have in common with those of colleagues in the same interviews. Left out: interviews in
 * which the reader’s own feedback is still to come.
 */
export async function listSharedSums(
  tx: Tx,
  { userIds, readerId, ...range }: Range & { userIds: readonly number[]; readerId: number },
) {
  const isRead = sql`(not ${conducts(readerId)} or ${hasSubmitted(readerId)})`
  const query = sql`
    select s.user_id,
      count(*)::int as targets,
      avg(s.value - s.others_mean) as difference,
      sum(s.value + s.others_mean) as sum,
      sum(s.value ^ 2 + s.others_mean ^ 2) as squares,
      sum((s.value + s.others_mean) ^ 2) as "targetSquares",
      sum(s.value) ^ 2 + sum(s.others_mean) ^ 2 as "raterSquares",
      max(s.others) = 1 and min(s.other_id) = max(s.other_id) as "isSamePair"
    from ${sharedRatings(range, isRead)} s
    where s.others > 0 and s.user_id = any(${sql.param([...userIds])}::bigint[])
    group by s.user_id`
  return listRows(tx, { query, schema: sharedSchema })
}

const sharedSchema = z.object({
  user_id: z.coerce.number(),
  targets: z.number(),
  difference: z.number(),
  sum: z.number(),
  squares: z.number(),
  targetSquares: z.number(),
  raterSquares: z.number(),
  isSamePair: z.boolean(),
})
export type SharedRow = z.infer<typeof sharedSchema>

/** The interviews whose feedback some interviewers owe, the oldest of each. */
export async function listLate(
  tx: Tx,
  { userIds, ...range }: Range & { userIds: readonly number[] },
) {
  const query = sql`
    select l.user_id, l.interview_uuid, l.user_smartreq_id, to_char(l.ends_at at time zone 'UTC', ${ISO}) as ends_at,
      a.job_id, j.title as job_title, p.first_name || ' ' || p.last_name as applicant_name
    from (
      select n.user_id, i.account_id, i.interview_uuid, i.user_smartreq_id, ${namedPartEndsAt} as ends_at,
        row_number() over (partition by n.user_id order by ${namedPartEndsAt}, i.interview_uuid) as place
      from interview i ${withFeedback}
      where ${isInRange(range)} and ${isLate(range.at)} and n.user_id = any(${sql.param([...userIds])}::bigint[])
    ) l
    join application a on a.account_id = l.account_id and a.user_smartreq_id = l.user_smartreq_id
    join applicant p on p.account_id = a.account_id and p.user_id = a.user_id
    join job j on j.account_id = a.account_id and j.job_id = a.job_id
    where l.place <= ${LATE_NAMED}
    order by l.user_id, l.place`
  return listRows(tx, { query, schema: lateSchema })
}

/** How PostgreSQL writes an instant of UTC as the contract does. */
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

const lateSchema = z.object({
  user_id: z.coerce.number(),
  interview_uuid: z.string(),
  user_smartreq_id: z.coerce.number(),
  job_id: z.coerce.number(),
  applicant_name: z.string(),
  job_title: z.string(),
  ends_at: z.string(),
})
export type LateRow = z.infer<typeof lateSchema>

/** Hours of all interviewers of a job together, since it exists. */
export async function findEffort(
  tx: Tx,
  { accountId, jobId, at }: { accountId: number; jobId: number; at: Date },
) {
  const query = sql`
    select count(distinct i.interview_uuid)::int as held_count,
      coalesce(sum(i.minutes), 0)::float8 / 60 as interviewer_hours,
      count(distinct n.user_id)::int as interviewer_count
    from application a
    join interview i on i.account_id = a.account_id and i.user_smartreq_id = a.user_smartreq_id
    ${withInterviewers}
    where a.account_id = ${accountId} and a.job_id = ${jobId} and ${isHeld(at)}`
  return getRow(tx, { query, schema: effortSchema })
}

const effortSchema = z.object({
  held_count: z.number(),
  interviewer_hours: z.number(),
  interviewer_count: z.number(),
})
