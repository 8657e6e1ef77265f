// SQL of assigning applicants to hiring classes. Every statement is about all of them at once. Runs in the company's scope.
import { and, asc, eq, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { hiringClassAssignment } from '../../db/schema/hiring-class.ts'
import { application } from '../../db/schema/requisition.ts'

type Ids = { readonly accountId: number; readonly ids: readonly number[] }

/** Where locked applications are assigned. */
export async function readAssigned(tx: Tx, { accountId, ids }: Ids) {
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      refId: application.refId,
      status: application.status,
      hiringClassId: application.hiringClassId,
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

/** From which class to which; null is none. */
export type Move = {
  readonly userSmartreqId: number
  readonly from: number | null
  readonly to: number | null
}

export async function moveApplications(
  tx: Tx,
  { accountId, moves }: { accountId: number; moves: readonly Move[] },
): Promise<void> {
  const rows = moves.map(({ userSmartreqId, to }) => ({ id: userSmartreqId, to_class: to }))
  await tx.db.execute(sql`
    update application a set hiring_class_id = v.to_class
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id bigint, to_class bigint)
    where a.account_id = ${accountId} and a.user_smartreq_id = v.id`)
}

type Batch = { accountId: number; batchId: string; assignedBy: number; at: Date }

/** Writes down who was moved, so that it can be undone. */
export async function insertAssignments(
  tx: Tx,
  { accountId, batchId, assignedBy, at, moves }: Batch & { moves: readonly Move[] },
): Promise<void> {
  const rows = moves.map((one) => ({
    id: one.userSmartreqId,
    from_class: one.from,
    to_class: one.to,
  }))
  await tx.db.execute(sql`
    insert into hiring_class_assignment (account_id, batch_id, user_smartreq_id, from_hiring_class_id,
      to_hiring_class_id, assigned_by, assigned_at)
    select ${accountId}::bigint, ${batchId}::uuid, v.id, v.from_class, v.to_class, ${assignedBy}::bigint,
      ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id bigint, from_class bigint, to_class bigint)`)
}

/** What a batch moved, with its applications locked. */
export async function lockBatch(
  tx: Tx,
  { accountId, jobId, batchId }: { accountId: number; jobId: number; batchId: string },
) {
  return tx.db
    .select({
      assignmentId: hiringClassAssignment.assignmentId,
      userSmartreqId: hiringClassAssignment.userSmartreqId,
      from: hiringClassAssignment.fromHiringClassId,
      to: hiringClassAssignment.toHiringClassId,
      assignedAt: hiringClassAssignment.assignedAt,
      undoneAt: hiringClassAssignment.undoneAt,
      refId: application.refId,
      now: application.hiringClassId,
      status: application.status,
    })
    .from(hiringClassAssignment)
    .innerJoin(
      application,
      and(
        eq(application.accountId, hiringClassAssignment.accountId),
        eq(application.userSmartreqId, hiringClassAssignment.userSmartreqId),
      ),
    )
    .where(
      and(
        eq(hiringClassAssignment.accountId, accountId),
        eq(hiringClassAssignment.batchId, batchId),
        eq(application.jobId, jobId),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
    .for('update')
}

export async function markUndone(
  tx: Tx,
  { accountId, ids, at }: Ids & { at: Date },
): Promise<void> {
  await tx.db
    .update(hiringClassAssignment)
    .set({ undoneAt: at })
    .where(
      and(
        eq(hiringClassAssignment.accountId, accountId),
        sql`${hiringClassAssignment.assignmentId} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
}
