// SQL of the stretches that merges of people move and change. Runs in the company's scope, or the system's where a person is
// erased.
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { userJob } from '../../db/schema/employee.ts'
import { jobColumns, type JobRestore } from './plan-undo.ts'

type People = { readonly accountId: number; readonly userIds: readonly number[] }
type Move = { readonly accountId: number; readonly from: number; readonly into: number }

/** The stretches of people, removed ones included, the latest first. */
export function listJobsOf(tx: Tx, { accountId, userIds }: People) {
  return tx.db
    .select()
    .from(userJob)
    .where(and(eq(userJob.accountId, accountId), inArray(userJob.userId, [...userIds])))
    .orderBy(desc(userJob.startDate), desc(userJob.userJobId))
}

export function listJobsById(tx: Tx, { accountId, ids }: { accountId: number; ids: number[] }) {
  return tx.db
    .select()
    .from(userJob)
    .where(and(eq(userJob.accountId, accountId), inArray(userJob.userJobId, ids)))
}

/** Moves the stretches of a person to another one; their ids. */
export async function moveJobs(tx: Tx, { accountId, from, into }: Move): Promise<number[]> {
  const moved = await tx.db
    .update(userJob)
    .set({ userId: into, recordedFor: sql`coalesce(${userJob.recordedFor}, ${from})` })
    .where(
      and(eq(userJob.accountId, accountId), eq(userJob.userId, from), isNull(userJob.deletedAt)),
    )
    .returning({ userJobId: userJob.userJobId })
  return moved.map(({ userJobId }) => userJobId)
}

/** Writes values of stretches: one statement for all that get the same value, however many name one supervisor. */
export async function updateJobs(
  tx: Tx,
  { accountId, jobs }: { accountId: number; jobs: readonly JobRestore[] },
): Promise<void> {
  const alike = Map.groupBy(jobs, ({ field, value }) => JSON.stringify([field, value]))
  const updates = [...alike.values()].flatMap((some) => {
    const [first] = some
    if (first === undefined) return []
    const ids = sql.param(some.map(({ userJobId }) => userJobId))
    return tx.db
      .update(userJob)
      .set(jobColumns(first))
      .where(and(eq(userJob.accountId, accountId), sql`user_job_id = any(${ids}::bigint[])`))
  })
  await Promise.all(updates)
}

/** Which of some stretches the audit trail has an entry for after a merge, other than of merges. */
export async function listLaterWork(
  tx: Tx,
  { accountId, auditId, ids }: { accountId: number; auditId: number; ids: readonly number[] },
) {
  const rows = await tx.db
    .select({
      userJobId: sql`e.entity_id`.mapWith(Number),
      isNew: sql<boolean>`bool_or(e.action = 'create')`,
    })
    .from(sql`audit_event e`)
    .where(
      sql`e.account_id = ${accountId} and e.entity = 'user_job' and e.audit_id > ${auditId}
        and e.entity_id = any(${sql.param([...ids])}::bigint[]) and e.action not in ('merge', 'undo_merge')`,
    )
    .groupBy(sql`e.entity_id`)
  return new Map(
    rows.map(({ userJobId, isNew }) => [userJobId, isNew ? 'created' : 'changed'] as const),
  )
}
