// SQL of what the other requisitions of a company use. Runs in the company's scope.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { writtenQuestionSchema } from '#contract/plan-editor/screening-questions.ts'

import type { Tx } from '../../db/database.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }

/** Of two titles, by the groups of three letters that they share: 0–1. "Warehouse Lead" and "Warehouse Associate" have 0.41. */
const SIMILAR = 0.35
/** The newest requisitions that are looked at. */
const MOST_COMPARED = 500
const MOST_RECOMMENDED = 10

// Drafts say nothing yet, and what was cancelled is no example.
const others = ({ accountId, jobId }: JobKey) => sql`others as (
  select o.account_id, o.job_id, o.title, o.plan_version,
    similarity(lower(o.title), lower(m.title)) >= ${SIMILAR} as is_similar
  from job o join job m on m.account_id = o.account_id and m.job_id = ${jobId}
  where o.account_id = ${accountId} and o.job_id <> ${jobId} and o.job_type_id = m.job_type_id
    and o.status in ('open', 'on_hold', 'closed')
  order by o.job_id desc limit ${MOST_COMPARED})`

// Recommended is what a requisition with a similar title uses, or at least two that are half of all.
const reasons = sql`select key, count(*) filter (where is_similar)::int as similar_count,
    coalesce((array_agg(distinct title) filter (where is_similar))[1:3], '{}') as similar_titles,
    count(*)::int as used_in
  from uses group by key
  having count(*) filter (where is_similar) > 0
    or count(*) >= greatest(2, (select count(*) from others) / 2.0)
  order by 2 desc, used_in desc, key limit ${MOST_RECOMMENDED}`

const reasonShape = {
  similar_count: z.number(),
  similar_titles: z.array(z.string()),
  used_in: z.number(),
}

/** How many requisitions there are to compare with. */
export async function countCompared(tx: Tx, key: JobKey): Promise<number> {
  const found = await tx.db.execute(
    sql`with ${others(key)} select count(*)::int as compared from others`,
  )
  return z.object({ rows: z.tuple([z.object({ compared: z.number() })]) }).parse(found).rows[0]
    .compared
}

/** The attributes that others weigh. */
export async function listAttributes(tx: Tx, key: JobKey) {
  const uses = sql`select distinct a.attribute_type_id as key, o.job_id, o.title, o.is_similar
    from others o join job_attribute a on a.account_id = o.account_id and a.job_id = o.job_id
    where a.weight > 0`
  const rows = await list(tx, { key, uses, shape: { key: z.coerce.number() } })
  return rows.map(({ key: attribute_type_id, ...reason }) => ({ ...reason, attribute_type_id }))
}

/** The activities of others' published plans: instruments by their slug, what staff write by its kind. */
export async function listActivities(tx: Tx, key: JobKey) {
  const uses = sql`select distinct
      case when m.account_id is null then m.slug else m.kind end as key,
      o.job_id, o.title, o.is_similar
    from others o
    join job_step s on s.account_id = o.account_id and s.job_id = o.job_id and s.plan_version = o.plan_version
    join job_step_activity a on a.account_id = s.account_id and a.job_step_id = s.job_step_id
    join assessment m on m.asmt_id = a.asmt_id`
  const rows = await list(tx, { key, uses, shape: { key: z.string() } })
  return rows.map(({ key: slug, ...reason }) => ({ ...reason, slug }))
}

/** The questions of the library that others' published plans ask. */
export async function listQuestions(tx: Tx, key: JobKey) {
  const uses = sql`select distinct (q.question ->> 'account_question_id')::bigint as key,
      o.job_id, o.title, o.is_similar
    from others o
    join job_step s on s.account_id = o.account_id and s.job_id = o.job_id and s.plan_version = o.plan_version
    join job_step_activity a on a.account_id = s.account_id and a.job_step_id = s.job_step_id
    join assessment m on m.asmt_id = a.asmt_id and m.account_id = o.account_id
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(m.settings -> 'questions') when 'array' then m.settings -> 'questions' else '[]' end
    ) as q(question)
    where q.question ->> 'account_question_id' is not null`
  const found = await tx.db
    .execute(sql`with ${others(key)}, uses as (${uses}), found as (${reasons})
    select found.*, written as question from found
    join account_question a on a.account_id = ${key.accountId} and a.account_question_id = found.key
      and a.archived_at is null
    order by similar_count desc, used_in desc, key`)
  const row = z.object({ ...reasonShape, key: z.coerce.number(), question: writtenQuestionSchema })
  return z
    .object({ rows: z.array(row) })
    .parse(found)
    .rows.map(({ key: account_question_id, ...others }) => ({ ...others, account_question_id }))
}

async function list<S extends z.ZodRawShape>(
  tx: Tx,
  { key, uses, shape }: { key: JobKey; uses: SQL; shape: S },
) {
  const found = await tx.db.execute(sql`with ${others(key)}, uses as (${uses}) ${reasons}`)
  return z.object({ rows: z.array(z.object({ ...reasonShape, ...shape })) }).parse(found).rows
}
