// SQL of changes of many applications at once, and of taking them back. Runs in the company's scope.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { applicationChange, type ChangeState } from '../../db/schema/applicant-change.ts'
import { application } from '../../db/schema/requisition.ts'
import type { ScopeKey } from '../../decisions/decision-subjects.ts'

/** From what to what one application is changed. */
export type Change = {
  readonly userSmartreqId: number
  readonly refId: number
  readonly jobId: number
  readonly before: ChangeState
  readonly after: ChangeState
}

/** What a batch has in common. */
export type Batch = {
  readonly accountId: number
  readonly batchId: string
  readonly kind: ChangeKind
  readonly changedBy: number
  readonly at: Date
}

/** Locked applications as far as they can be changed, in one order. */
export async function readChangeable(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
) {
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      refId: application.refId,
      jobId: application.jobId,
      status: application.status,
      assignedUserId: application.assignedUserId,
      tagIds: sql<
        number[]
      >`coalesce((select jsonb_agg(t.tag_id order by t.tag_id) from application_tag t
        where t.account_id = application.account_id
          and t.user_smartreq_id = application.user_smartreq_id), '[]')`,
    })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        sql`${application.userSmartreqId} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
    .orderBy(asc(application.userSmartreqId))
}

/** Those of some applications that are deleted. */
export async function listDeleted(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<number[]> {
  const rows = await tx.db
    .select({ userSmartreqId: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        sql`${application.userSmartreqId} = any(${sql.param([...ids])}::bigint[])`,
        isNotNull(application.deletedAt),
      ),
    )
  return rows.map(({ userSmartreqId }) => userSmartreqId)
}

/** Writes down what was changed, so that it can be undone. */
export async function insertChanges(
  tx: Tx,
  { batch, changes }: { batch: Batch; changes: readonly Change[] },
): Promise<void> {
  const { accountId, batchId, kind, changedBy, at } = batch
  const rows = changes.map(({ userSmartreqId: id, before, after }) => ({ id, before, after }))
  await tx.db.execute(sql`
    insert into application_change (account_id, batch_id, user_smartreq_id, kind, before, after, changed_by,
      changed_at)
    select ${accountId}::bigint, ${batchId}::uuid, v.id, ${kind}, v.before, v.after, ${changedBy}::bigint,
      ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id bigint, before jsonb, after jsonb)`)
}

/** What a batch changed, with its applications locked, the deleted ones as well. */
export async function lockChanges(
  tx: Tx,
  { accountId, jobId, batchId, only }: ScopeKey & { batchId: string; only?: number },
) {
  return tx.db
    .select({
      change: applicationChange,
      refId: application.refId,
      jobId: application.jobId,
    })
    .from(applicationChange)
    .innerJoin(
      application,
      and(
        eq(application.accountId, applicationChange.accountId),
        eq(application.userSmartreqId, applicationChange.userSmartreqId),
      ),
    )
    .where(
      and(
        eq(applicationChange.accountId, accountId),
        eq(applicationChange.batchId, batchId),
        jobId === undefined ? undefined : eq(application.jobId, jobId),
        only === undefined ? undefined : eq(application.userSmartreqId, only),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
    .for('update')
}

/** The requisitions that a batch of changes was about. */
export async function listJobsOfChange(
  tx: Tx,
  { accountId, batchId }: { accountId: number; batchId: string },
): Promise<number[]> {
  const rows = await tx.db
    .selectDistinct({ jobId: application.jobId })
    .from(applicationChange)
    .innerJoin(
      application,
      and(
        eq(application.accountId, applicationChange.accountId),
        eq(application.userSmartreqId, applicationChange.userSmartreqId),
      ),
    )
    .where(and(eq(applicationChange.accountId, accountId), eq(applicationChange.batchId, batchId)))
  return rows.map(({ jobId }) => jobId)
}

export async function markUndone(
  tx: Tx,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await tx.db
    .update(applicationChange)
    .set({ undoneAt: at })
    .where(
      and(
        eq(applicationChange.accountId, accountId),
        sql`${applicationChange.changeId} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
}

type Writes = { readonly accountId: number; readonly rows: readonly Change[] }

/**
 * Puts applications from one state into the other, those that are still in the first; their ids.
 * A change of tags touches the tags that differ alone, and fits every application.
 */
export async function applyChanges(
  tx: Tx,
  { kind, ...writes }: Writes & { kind: ChangeKind },
): Promise<Set<number>> {
  switch (kind) {
    case 'assign':
      return assign(tx, writes)
    case 'tag':
      return tag(tx, writes)
    case 'delete':
      return setDeleted(tx, writes)
    default:
      return kind satisfies never
  }
}

async function assign(tx: Tx, { accountId, rows }: Writes): Promise<Set<number>> {
  return idsOf(
    await tx.db.execute(sql`
      update application a set assigned_user_id = (v.after ->> 'user_id')::bigint
      from ${recordsOf(rows)}
      where a.account_id = ${accountId} and a.user_smartreq_id = v.id and ${isListedAs('a')}
        and a.assigned_user_id is not distinct from (v.before ->> 'user_id')::bigint
      returning a.user_smartreq_id as id`),
  )
}

async function setDeleted(tx: Tx, { accountId, rows }: Writes): Promise<Set<number>> {
  return idsOf(
    await tx.db.execute(sql`
      update application a set deleted_at = (v.after ->> 'deleted_at')::timestamptz
      from ${recordsOf(rows)}
      where a.account_id = ${accountId} and a.user_smartreq_id = v.id
        and a.deleted_at is not distinct from (v.before ->> 'deleted_at')::timestamptz
        and (v.after ->> 'deleted_at' is not null or not exists (
          select 1 from application o where o.account_id = a.account_id and o.job_id = a.job_id
            and o.user_id = a.user_id and o.user_smartreq_id <> a.user_smartreq_id
            and o.deleted_at is null and o.status in ('incomplete', 'new', 'active', 'on_hold', 'offer')))
      returning a.user_smartreq_id as id`),
  )
}

async function tag(tx: Tx, { accountId, rows }: Writes): Promise<Set<number>> {
  await tx.db.execute(sql`
    delete from application_tag t using ${recordsOf(rows)}
    where t.account_id = ${accountId} and t.user_smartreq_id = v.id
      and v.before -> 'tag_ids' @> to_jsonb(t.tag_id) and not v.after -> 'tag_ids' @> to_jsonb(t.tag_id)`)
  await tx.db.execute(sql`
    insert into application_tag (account_id, user_smartreq_id, tag_id)
    select ${accountId}::bigint, v.id, added.tag_id
    from ${recordsOf(rows)}, jsonb_array_elements(v.after -> 'tag_ids') as e(element),
      lateral (select (e.element #>> '{}')::bigint as tag_id) as added
    where not v.before -> 'tag_ids' @> e.element
      -- Undoing does not bring back a tag that was deleted since.
      and exists (select 1 from applicant_tag a where a.account_id = ${accountId} and a.tag_id = added.tag_id)
    on conflict do nothing`)
  return new Set(rows.map((row) => row.userSmartreqId))
}

function recordsOf(rows: readonly Change[]) {
  const records = rows.map(({ userSmartreqId: id, before, after }) => ({ id, before, after }))
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as v(id bigint, before jsonb, after jsonb)`
}

const changedSchema = z.object({ rows: z.array(z.object({ id: z.coerce.number() })) })

function idsOf(changed: unknown): Set<number> {
  return new Set(changedSchema.parse(changed).rows.map(({ id }) => id))
}
