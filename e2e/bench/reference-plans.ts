/** Saving a screening plan with the SQL that it takes, and nothing else: see `reference-server.ts`. */
import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'

import type { PlanBody } from '../../src/contract/plan-editor/screening-plan.ts'

type Saving = { client: PoolClient; job: string; steps: PlanBody['steps'] }

export function referencePlans(app: FastifyInstance, pool: Pool): void {
  app.put<{ Params: { job: string }; Body: PlanBody }>('/plans/:job', async ({ params, body }) => {
    const { job } = params
    const { steps } = body
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const { rows } = await client.query(LOCK_JOB, [job])
      const { account_id: account, plan_version: published } = rows[0]
      const version = published + 1
      await client.query(SELECT_PLAN, [account, job, version])
      const asked = steps.flatMap(({ activities }) => activities.map(({ asmt_id }) => asmt_id))
      const { rows: content } = await client.query(SELECT_CONTENT, [asked])
      await client.query(DELETE_ACTIVITIES, [account, job, version])
      await client.query(DELETE_STEPS, [account, job, version])
      await insertPlan({ client, job, steps }, { account, version, content })
      await client.query(UPDATE_JOB, [job])
      await client.query(INSERT_AUDIT, [account, job])
      const made = await client.query(SELECT_PLAN, [account, job, version])
      await client.query(COUNT_UNDER_WAY, [account, job])
      const plan = { revision: body.revision + 1, steps: stepsOf(made.rows) }
      await client.query(INSERT_RECEIPT, [randomUUID(), JSON.stringify(plan)])
      await client.query('COMMIT')
      return plan
    } finally {
      client.release()
    }
  })
}

async function insertPlan(
  { client, job, steps }: Saving,
  given: { account: number; version: number; content: { asmt_id: string; title: unknown }[] },
): Promise<void> {
  const { account, version, content } = given
  const titles = steps.map(({ title }) => title)
  const made = await client.query(INSERT_STEPS, [account, job, version, titles])
  const titleOf = new Map(content.map(({ asmt_id, title }) => [Number(asmt_id), title]))
  const activities = steps.flatMap(({ activities: asked }, step) =>
    asked.map(({ asmt_id, is_required }) => ({
      job_step_id: made.rows[step].job_step_id,
      asmt_id,
      is_required,
      title: titleOf.get(asmt_id),
    })),
  )
  await client.query(INSERT_ACTIVITIES, [account, JSON.stringify(activities)])
}

type Row = Record<string, unknown> & { job_step_id: string; step_title: string }

function stepsOf(rows: Row[]) {
  return [...Map.groupBy(rows, (row) => row.job_step_id)].map(([id, activities]) => ({
    job_step_id: Number(id),
    title: activities[0]?.step_title,
    standard_title: null,
    pass_rule: { kind: 'manual' },
    activities: activities.map(({ job_step_activity_id: activity, asmt_id: asmt, ...one }) => ({
      ...one,
      job_step_activity_id: Number(activity),
      asmt_id: Number(asmt),
    })),
  }))
}

const LOCK_JOB = 'select account_id, plan_version from job where job_id = $1 for update'
const SELECT_PLAN = `
  select s.job_step_id, s.title as step_title, a.job_step_activity_id, a.title, a.asmt_id, a.is_required,
         a.instruction, c.kind, c.minutes, c.question_count, c.settings
  from job_step s
  left join job_step_activity a on a.account_id = s.account_id and a.job_step_id = s.job_step_id
  left join assessment c on c.asmt_id = a.asmt_id
  where s.account_id = $1 and s.job_id = $2 and s.plan_version = $3
  order by s.sort_order, a.sort_order`
const SELECT_CONTENT =
  'select asmt_id, kind, settings, title from assessment where asmt_id = any ($1::bigint[])'
const DELETE_ACTIVITIES = `
  delete from job_step_activity where account_id = $1 and job_step_id in (
    select job_step_id from job_step where account_id = $1 and job_id = $2 and plan_version = $3)`
const DELETE_STEPS =
  'delete from job_step where account_id = $1 and job_id = $2 and plan_version = $3'
const INSERT_STEPS = `
  insert into job_step (account_id, job_id, plan_version, title, sort_order)
  select $1, $2, $3, title, number from unnest($4::text[]) with ordinality as t (title, number)
  returning job_step_id`
const INSERT_ACTIVITIES = `
  insert into job_step_activity (account_id, job_step_id, asmt_id, title, sort_order, is_required)
  select $1, r.job_step_id, r.asmt_id, r.title, row_number() over (), r.is_required
  from jsonb_to_recordset($2::jsonb)
    as r (job_step_id bigint, asmt_id bigint, title jsonb, is_required boolean)`
const UPDATE_JOB = 'update job set plan_revision = plan_revision + 1 where job_id = $1'
const INSERT_AUDIT = `
  insert into audit_event (account_id, entity, entity_id, action)
  values ($1, 'requisition', $2, 'save_plan')`
const COUNT_UNDER_WAY = `
  select plan_version, count(*)::int from application
  where account_id = $1 and job_id = $2 and deleted_at is null
    and status in ('incomplete', 'new', 'active', 'on_hold', 'offer')
  group by plan_version`
const INSERT_RECEIPT = `
  insert into command_receipt (user_id, idempotency_key, command, request_hash, reply)
  values (0, $1, 'save-screening-plan', repeat('0', 64), $2::jsonb)`
