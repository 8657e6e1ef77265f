// SQL of what an interviewer’s own ratings say. Runs in the company's scope.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { RECOMMENDATIONS } from '#contract/interviews/interview-feedback-rules.ts'

import type { Tx } from '../../db/database.ts'
import {
  countsAt,
  getRow,
  hasSubmitted,
  isInRange,
  listRows,
  sharedRatings,
  withFeedback,
  type Range,
} from './interview-facts.ts'

type Mine = Range & { readonly userId: number }

/** How punctual the feedback of a user is. */
export async function countPunctuality(tx: Tx, { userId, ...range }: Mine) {
  const query = sql`
    select ${countsAt(range.at)}
    from interview i ${withFeedback}
    where ${isInRange(range)} and n.user_id = ${userId}`
  return getRow(tx, { query, schema: punctualitySchema })
}

const punctualitySchema = z.object({
  due_count: z.number(),
  on_time_count: z.number(),
  late_count: z.number(),
})

/** By attribute: all ratings of a user, and those that a colleague gave in the same interview as well. */
export async function listAttributeMeans(tx: Tx, { userId, ...range }: Mine) {
  const query = sql`
    select split_part(s.key, ':', 2)::float8 as attribute_type_id,
      count(*)::int as own_count,
      avg(s.value) as own_mean,
      count(s.others_mean)::int as shared_count,
      avg(s.value) filter (where s.others > 0) as shared_mean,
      avg(s.others_mean) as panel_mean
    from ${sharedRatings(range, hasSubmitted(userId))} s
    where s.user_id = ${userId}
    group by s.key
    order by count(*) desc, s.key`
  return listRows(tx, { query, schema: attributeSchema })
}

const attributeSchema = z.object({
  attribute_type_id: z.number(),
  own_count: z.number(),
  own_mean: z.number(),
  shared_count: z.number(),
  shared_mean: z.number().nullable(),
  panel_mean: z.number().nullable(),
})
export type AttributeMeans = z.infer<typeof attributeSchema>

/** The ratings of a user by month, the earliest first. */
export async function listMonthMeans(tx: Tx, { userId, ...range }: Mine) {
  const query = sql`
    select to_char(s.starts_at at time zone 'UTC', 'YYYY-MM') as month,
      count(*)::int as rating_count, avg(s.value) as rating_mean
    from ${sharedRatings(range, hasSubmitted(userId))} s
    where s.user_id = ${userId}
    group by 1
    order by 1`
  return listRows(tx, { query, schema: monthSchema })
}

const monthSchema = z.object({
  month: z.string(),
  rating_count: z.number(),
  rating_mean: z.number(),
})

/**
 * Each recommendation of the feedback that a user submitted, and of colleagues in the same interviews. `shared_count`:
 * the user’s own where there is one of a colleague.
 */
export async function countRecommendations(tx: Tx, { userId, ...range }: Mine) {
  const query = sql`
    select s.recommendation,
      count(*) filter (where s.user_id = ${userId})::int as own_count,
      count(*) filter (where s.user_id = ${userId} and s.others > 0)::int as shared_count,
      count(*) filter (where s.user_id <> ${userId})::int as panel_count
    from (
      select f.user_id, f.entries -> 'recommendation' ->> 'value' as recommendation,
        count(*) over (partition by i.interview_uuid) - 1 as others
      from interview i ${withFeedback}
      where ${isInRange(range)} and f.status = 'submitted' and ${hasSubmitted(userId)}
        and f.entries -> 'recommendation' ->> 'value' is not null
    ) s
    group by s.recommendation`
  return listRows(tx, { query, schema: recommendationSchema })
}

const recommendationSchema = z.object({
  recommendation: z.enum(RECOMMENDATIONS),
  own_count: z.number(),
  shared_count: z.number(),
  panel_count: z.number(),
})
export type RecommendationCounts = z.infer<typeof recommendationSchema>
