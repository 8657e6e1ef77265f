/**
 * A requisition's applicants without the app: lists by any filter and order, and a rejection of all who applied in a span of
 * time. See `reference-server.ts`.
 */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

import { applicationStatusSchema } from '../../src/contract/applicants/application.ts'

export function referenceApplicants(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { job: string }; Querystring: Record<string, string> }>(
    '/applicants/:job',
    async ({ params, query }) => {
      const { ordering = 'name', ...filters } = query
      const [where, values] = conditionsOf(filters)
      const given = [params.job, ...values]
      const { rows } = await pool.query(
        `${SELECT_APPLICANTS} ${joinsOf(ordering)} ${OF_JOB} ${where} order by ${orderOf(ordering)} limit 50`,
        given,
      )
      const people = filters['search'] === undefined ? '' : JOIN_PEOPLE
      const count = await pool.query(`${COUNT_APPLICANTS} ${people} ${OF_JOB} ${where}`, given)
      const total = Number(count.rows[0].total)
      return { data: rows, meta: { page: 1, page_size: rows.length, total } }
    },
  )

  app.post<{ Params: { job: string }; Body: Span }>('/rejections/:job', ({ params, body }) =>
    reject(pool, { ...body, job: params.job }),
  )
}

type Span = { applied_from: string; applied_to: string; reason_id: number }

async function reject(pool: Pool, given: Span & { job: string }): Promise<{ count: number }> {
  const { job, applied_from: from, applied_to: to, reason_id: reasonId } = given
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(INSERT_DECISIONS, [job, from, to, reasonId])
    await client.query(INSERT_AUDIT, [job, from, to])
    const { rowCount } = await client.query(UPDATE_REJECTED, [job, from, to])
    await client.query('COMMIT')
    return { count: rowCount ?? 0 }
  } finally {
    client.release()
  }
}

function conditionsOf(filters: Record<string, string>): [string, string[]] {
  const names = Object.keys(filters)
  const conditions = names.map((name, index) => {
    const condition = CONDITIONS[name]
    if (condition === undefined) throw new Error(`There is no filter ${name}.`)
    return `and ${condition.replaceAll('?', `$${index + 2}`)}`
  })
  return [conditions.join(' '), Object.values(filters)]
}

/** As the app narrows its list; lists are comma-separated. */
const CONDITIONS: Readonly<Record<string, string>> = {
  status: "a.status = any (string_to_array(?, ','))",
  step_status: "a.step_status = any (string_to_array(?, ','))",
  job_step_id: 'a.job_step_id = ?',
  hiring_class_id: 'a.hiring_class_id = ?',
  assigned_user_ids: "a.assigned_user_id = any (string_to_array(?, ',')::bigint[])",
  // Not by the row's company, which would have the tags read once for each row.
  tag_id:
    'a.user_smartreq_id in (select x.user_smartreq_id from application_tag x where x.tag_id = ?)',
  human_review: `exists (select from human_review h
    where h.account_id = a.account_id and h.user_smartreq_id = a.user_smartreq_id and h.state = ?)`,
  score_min: 'a.score >= ?',
  score_max: 'a.score <= ?',
  applied_from: 'a.created_at >= ?',
  applied_to: 'a.created_at < ?',
  source_types: "a.source_type = any (string_to_array(?, ','))",
  activity_status: `exists (select from user_step_activity u
    join job_step_activity p on p.account_id = u.account_id and p.job_step_activity_id = u.job_step_activity_id
    where u.account_id = a.account_id and u.user_smartreq_id = a.user_smartreq_id
      and u.status = any (string_to_array(?, ',')) and p.job_step_id = a.job_step_id)`,
  resume: `a.user_smartreq_id in (select r.user_smartreq_id from recording r
    join answer w on w.attempt_id = r.attempt_id and w.question_id = r.question_id
      and w.value = to_jsonb(r.recording_id::text)
    where r.account_id = a.account_id and r.question_id = 'resume'
      and to_tsvector('simple', left(r.file_text, 100000)) @@ websearch_to_tsquery('simple', ?))`,
  search: "lower(p.first_name || ' ' || p.last_name || ' ' || p.email) like '%' || lower(?) || '%'",
}

const NAME = 'p.account_id, p.last_name, p.first_name, p.user_id'

const ORDERS: Readonly<Record<string, string>> = {
  name: NAME,
  '-name': NAME.replaceAll(',', ' desc,').concat(' desc'),
}

const SORTS: Readonly<Record<string, string>> = {
  application_date: 'a.created_at',
  score: 'a.score',
  status: `array_position(array['${applicationStatusSchema.options.join("', '")}'], a.status)`,
  step: 's.sort_order',
  source: 'a.source_type',
  location: 'lower(p.city)',
  class: 'lower(c.name)',
  assigned: "lower(o.first_name || ' ' || o.last_name)",
}

function orderOf(ordering: string): string {
  const known = ORDERS[ordering]
  if (known !== undefined) return known
  const isDescending = ordering.startsWith('-')
  const by = SORTS[isDescending ? ordering.slice(1) : ordering]
  if (by === undefined) throw new Error(`There is no order ${ordering}.`)
  return `${by} ${isDescending ? 'desc' : 'asc'} nulls last, a.created_at desc, a.user_smartreq_id desc`
}

/** The tables that an order alone needs. */
function joinsOf(ordering: string): string {
  if (ordering.endsWith('class'))
    return 'left join hiring_class c on c.account_id = a.account_id and c.hiring_class_id = a.hiring_class_id'
  return ordering.endsWith('assigned')
    ? 'left join app_user o on o.user_id = a.assigned_user_id'
    : ''
}

const JOIN_PEOPLE = `
join applicant p on p.account_id = a.account_id and p.user_id = a.user_id`
const SELECT_APPLICANTS = `
select a.user_smartreq_id, a.ref_id, a.user_id, p.first_name, p.last_name, p.email, p.city,
       p.state_code as state, a.source_type, a.status, a.job_step_id, s.title as step_title,
       a.step_status, a.pct_complete, a.score, a.created_at as application_date
from application a
${JOIN_PEOPLE}
left join job_step s on s.account_id = a.account_id and s.job_step_id = a.job_step_id`
const COUNT_APPLICANTS = 'select count(*) as total from application a'
const OF_JOB = `
where a.account_id = (select account_id from job where job_id = $1) and a.job_id = $1 and a.deleted_at is null`

const IN_SPAN = `
where a.account_id = (select account_id from job where job_id = $1) and a.job_id = $1
  and a.created_at >= $2 and a.created_at < $3 and a.deleted_at is null`
const INSERT_DECISIONS = `
insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at, entered_at,
  plan_version, from_status, from_step_status, from_job_step_id, to_status, to_step_status, to_job_step_id,
  step_outcome, rejection_reason_id)
select a.account_id, b.id, a.user_smartreq_id, 'reject', a.user_id, now(), a.created_at, a.plan_version, a.status,
       a.step_status, a.job_step_id, 'rejected', 'failed', a.job_step_id, 'failed', $4
from application a cross join (select gen_random_uuid() as id) b ${IN_SPAN}`
const INSERT_AUDIT = `
insert into audit_event (account_id, actor_id, entity, entity_id, action, from_state, to_state, before, after, job_id)
select a.account_id, a.user_id, 'application', a.user_smartreq_id, 'reject', a.status, 'rejected',
       jsonb_build_object('step_status', a.step_status), '{"step_status":"failed"}', a.job_id
from application a ${IN_SPAN}`
const UPDATE_REJECTED = `
update application a set status = 'rejected', step_status = 'failed', decided_at = now() ${IN_SPAN}`
