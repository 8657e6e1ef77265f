// SQL of moving applications to another requisition. Every statement is about all of them at once. Runs in the company's
// scope.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { requisitionStatusSchema } from '#contract/applicants/application.ts'

import type { Tx } from '../../db/database.ts'
import { countKnockOuts } from '../../db/knock-outs.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { DONE_ACTIVITY_STATUSES } from '../../db/schema/activity-status.ts'
import { percentComplete } from '../../db/schema/percent-complete.ts'
import { application, job } from '../../db/schema/requisition.ts'
import { lockMovesTo } from '../lock-moves.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }
type Ids = { readonly accountId: number; readonly ids: readonly number[] }

/**
 * The requisition that applicants are moved to, of the company; null when it has none of that id. Who applies there, and
 * who else moves applicants there, waits until the transaction ends: a person must not get two applications.
 */
export async function lockTarget(tx: Tx, key: JobKey) {
  await lockMovesTo(tx, key)
  const [row] = await tx.db
    .select({ jobTypeId: job.jobTypeId, status: job.status })
    .from(job)
    .where(and(eq(job.accountId, key.accountId), eq(job.jobId, key.jobId)))
  if (row === undefined) return null
  return { ...row, status: requisitionStatusSchema.parse(row.status) }
}

const idsSchema = z.object({ rows: z.array(z.object({ id: z.coerce.number() })) })

/** Those of some applications whose people have an application to the requisition, or another one among these. */
export async function listAppliedThere(
  tx: Tx,
  { accountId, jobId, ids }: JobKey & Ids,
): Promise<ReadonlySet<number>> {
  const found = await tx.db.execute(sql`
    select a.user_smartreq_id as id from application a
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${listOf(ids)})
      and (exists (select 1 from application o where o.account_id = a.account_id and o.job_id = ${jobId}
          and o.user_id = a.user_id and o.deleted_at is null)
        or exists (select 1 from application o where o.account_id = a.account_id
          and o.user_smartreq_id = any(${listOf(ids)}) and o.user_id = a.user_id
          and o.user_smartreq_id < a.user_smartreq_id))`)
  return new Set(idsSchema.parse(found).rows.map(({ id }) => id))
}

/**
 * Begins an application in the other requisition for each of these, on its newest plan, with the source and the tags that
 * the former one has; their ids.
 */
export async function insertLinked(
  tx: Tx,
  { accountId, jobId, ids }: JobKey & Ids,
): Promise<number[]> {
  const made = await tx.db.execute(sql`
    insert into application (account_id, job_id, user_id, plan_version, job_step_id, source_type, source_id,
      source_token, moved_from)
    select o.account_id, j.job_id, o.user_id, j.plan_version,
      (select s.job_step_id from job_step s where s.account_id = j.account_id and s.job_id = j.job_id
        and s.plan_version = j.plan_version order by s.sort_order limit 1),
      o.source_type, o.source_id, o.source_token, o.user_smartreq_id
    from application o join job j on j.account_id = o.account_id and j.job_id = ${jobId}
    where o.account_id = ${accountId} and o.user_smartreq_id = any(${listOf(ids)})
    order by o.user_smartreq_id
    returning user_smartreq_id as id`)
  const linked = idsSchema.parse(made).rows.map(({ id }) => id)
  await tx.db.execute(sql`
    insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
    select a.account_id, a.user_smartreq_id, j.job_step_activity_id, a.user_id,
      case when s.job_step_id = a.job_step_id then 'available' else 'locked' end
    from application a
    join job_step s on s.account_id = a.account_id and s.job_id = a.job_id and s.plan_version = a.plan_version
    join job_step_activity j on j.account_id = s.account_id and j.job_step_id = s.job_step_id
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${listOf(linked)})
    order by a.user_smartreq_id, s.sort_order, j.sort_order`)
  await tx.db.execute(sql`
    insert into application_tag (account_id, user_smartreq_id, tag_id)
    select a.account_id, a.user_smartreq_id, t.tag_id
    from application a join application_tag t on t.account_id = a.account_id and t.user_smartreq_id = a.moved_from
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${listOf(linked)})`)
  return linked
}

/**
 * Adopts what was measured by the same version of the same assessment within the retake interval of the requisition:
 * its activity is waived and has the scores. What was adopted before counts from the day of its submission.
 */
export async function reuseScores(
  tx: Tx,
  { accountId, ids, at }: Ids & { at: Date },
): Promise<void> {
  const reusable = sql`(
    select distinct on (n.user_step_activity_id) n.user_step_activity_id as to_id, o.user_step_activity_id as from_id,
      m.user_smartreq_id, coalesce(t.submitted_at, o.scored_at) as measured_at
    from application m
    join job r on r.account_id = m.account_id and r.job_id = m.job_id
    join user_step_activity n on n.account_id = m.account_id and n.user_smartreq_id = m.user_smartreq_id
    join job_step_activity nj on nj.account_id = n.account_id and nj.job_step_activity_id = n.job_step_activity_id
    join user_step_activity o on o.account_id = m.account_id and o.user_smartreq_id = m.moved_from
      and o.status in ('scored', 'waived') and o.scored_at is not null
    join job_step_activity oj on oj.account_id = o.account_id and oj.job_step_activity_id = o.job_step_activity_id
    left join attempt t on t.account_id = o.account_id and t.user_step_activity_id = o.user_step_activity_id
    where m.account_id = ${accountId} and m.user_smartreq_id = any(${listOf(ids)})
      and coalesce(t.asmt_id, oj.asmt_id) = nj.asmt_id
      and coalesce(t.submitted_at, o.scored_at)
        > ${at.toISOString()}::timestamptz - make_interval(days => r.retake_interval_days)
    order by n.user_step_activity_id, coalesce(t.submitted_at, o.scored_at) desc)`
  await tx.db.execute(sql`
    insert into attribute_score (account_id, user_smartreq_id, attribute_type_id, user_step_activity_id, raw, answered,
      items, score, metric, points, scoring_version, computed_at)
    select s.account_id, v.user_smartreq_id, s.attribute_type_id, v.to_id, s.raw, s.answered, s.items, s.score,
      s.metric, s.points, s.scoring_version, s.computed_at
    from ${reusable} v
    join attribute_score s on s.account_id = ${accountId} and s.user_step_activity_id = v.from_id
    on conflict do nothing`)
  await tx.db.execute(sql`
    update user_step_activity u set status = 'waived', scored_at = v.measured_at
    from ${reusable} v where u.account_id = ${accountId} and u.user_step_activity_id = v.to_id`)
}

/** Submits those that have no required activity of their first step left, unless the former one was not submitted. */
export async function submitComplete(
  tx: Tx,
  { accountId, ids, at }: Ids & { at: Date },
): Promise<void> {
  const done = sql.param([...DONE_ACTIVITY_STATUSES])
  await tx.db.execute(sql`
    update application a set status = 'new', step_status = 'awaiting_decision',
      submitted_at = ${at.toISOString()}::timestamptz
    from application o
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${listOf(ids)})
      and o.account_id = a.account_id and o.user_smartreq_id = a.moved_from and o.submitted_at is not null
      and not exists (select 1 from user_step_activity u
        join job_step_activity j on j.account_id = u.account_id and j.job_step_activity_id = u.job_step_activity_id
        where u.account_id = a.account_id and u.user_smartreq_id = a.user_smartreq_id
          and j.job_step_id = a.job_step_id and j.is_required and not u.status = any(${done}::text[]))`)
  await tx.db
    .update(application)
    .set({ pctComplete: percentComplete(), knockOutCount: countKnockOuts() })
    .where(
      and(
        eq(application.accountId, accountId),
        sql`${application.userSmartreqId} = any(${listOf(ids)})`,
      ),
    )
}

const statesSchema = z.object({
  rows: z.array(z.object({ id: z.coerce.number(), status: z.string() })),
})

/** The statuses of applications. */
export async function listStatuses(tx: Tx, { accountId, ids }: Ids) {
  const found = await tx.db.execute(sql`select user_smartreq_id as id, status from application
    where account_id = ${accountId} and user_smartreq_id = any(${listOf(ids)}) order by user_smartreq_id`)
  return statesSchema.parse(found).rows
}

const linksSchema = z.object({
  rows: z.array(z.object({ id: z.coerce.number(), moved_from: z.coerce.number() })),
})

/**
 * The linked applications of moved ones, locked, that are as they were made: no one has decided about them, begun an
 * activity, or arranged an interview since.
 */
export async function lockUntouched(tx: Tx, { accountId, ids }: Ids) {
  const found = await tx.db.execute(sql`
    select a.user_smartreq_id as id, a.moved_from from application a
    where a.account_id = ${accountId} and a.moved_from = any(${listOf(ids)}) and ${isListedAs('a')}
      and a.status in ('incomplete', 'new')
      and not exists (select 1 from application_decision d where d.account_id = a.account_id
        and d.user_smartreq_id = a.user_smartreq_id)
      and not exists (select 1 from attempt t where t.account_id = a.account_id
        and t.user_smartreq_id = a.user_smartreq_id)
      and not exists (select 1 from interview i where i.account_id = a.account_id
        and i.user_smartreq_id = a.user_smartreq_id)
    order by a.user_smartreq_id for update of a`)
  return linksSchema.parse(found).rows.map(({ id, moved_from: movedFrom }) => ({ id, movedFrom }))
}

/** Takes linked applications out of their requisition again. */
export async function deleteLinked(tx: Tx, { accountId, ids, at }: Ids & { at: Date }) {
  await tx.db.execute(sql`update application set deleted_at = ${at.toISOString()}::timestamptz
    where account_id = ${accountId} and user_smartreq_id = any(${listOf(ids)})`)
}

function listOf(ids: readonly number[]) {
  return sql`${sql.param([...ids])}::bigint[]`
}
