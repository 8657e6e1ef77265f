// SQL of moving people from one job profile to another. Runs in the company's scope.
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { userJob } from '../db/schema/employee.ts'
import { job } from '../db/schema/requisition.ts'
import type { LockedStretch, Several } from './participant-repository.ts'
import type { ProfileKey } from './profile-repository.ts'

/** People who hold a profile on a day, or will hold it later. */
export async function countHolders(
  tx: Tx,
  { accountId, jobId, today }: ProfileKey & { today: string },
): Promise<number> {
  const [row] = await tx.db
    .select({ people: sql<number>`count(distinct ${userJob.userId})::int` })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, accountId),
        eq(userJob.jobId, jobId),
        isNull(userJob.deletedAt),
        or(isNull(userJob.endDate), gte(userJob.endDate, today)),
      ),
    )
  return row?.people ?? 0
}

/** The requisitions whose hires hold a profile. */
export function countRequisitions(tx: Tx, { accountId, jobId }: ProfileKey): Promise<number> {
  return tx.db.$count(
    job,
    and(eq(job.accountId, accountId), eq(job.profileJobId, jobId), eq(job.jobTypeId, 2)),
  )
}

type Move = {
  readonly accountId: number
  readonly stretches: readonly LockedStretch[]
  readonly to: { readonly jobId: number; readonly jobTitle: string }
  readonly firstDay: string
  /** The day before the first day. */
  readonly lastDay: string
  readonly at: Date
}

/** Begins a stretch in the other profile for each of these, one a person, and ends these; the new ids, in the same order. */
export async function moveStretches(tx: Tx, move: Move): Promise<number[]> {
  const { accountId, stretches, to, firstDay, lastDay, at } = move
  const made = await tx.db
    .insert(userJob)
    .values(
      stretches.map((one) => ({
        accountId,
        userId: one.userId,
        // It follows a stretch that a merge may give back.
        recordedFor: one.recordedFor,
        ...to,
        department: one.department,
        employeeNumber: one.employeeNumber,
        supervisorEmail: one.supervisorEmail,
        employmentType: one.employmentType,
        startDate: firstDay,
        endDate: one.endDate,
        createdAt: at,
      })),
    )
    .returning({ userJobId: userJob.userJobId, userId: userJob.userId })
  const newIds = new Map(made.map(({ userId, userJobId }) => [userId, userJobId]))
  await tx.db.execute(sql`
    update user_job o set end_before_move = o.end_date, end_date = ${lastDay}::date, moved_to = n.user_job_id
    from user_job n
    where o.account_id = ${accountId} and o.user_job_id = any(${idsOf(stretches)}::bigint[])
      and n.account_id = o.account_id and n.user_id = o.user_id
      and n.user_job_id = any(${sql.param(made.map(({ userJobId }) => userJobId))}::bigint[])`)
  return stretches.map(({ userId }) => newIds.get(userId) ?? 0)
}

/** The stretches that follow some, by their ids. */
export async function lockFollowing(tx: Tx, { accountId, ids }: Omit<Several, 'jobId'>) {
  return tx.db
    .select()
    .from(userJob)
    .where(and(eq(userJob.accountId, accountId), inArray(userJob.userJobId, [...ids])))
    .orderBy(asc(userJob.userJobId))
    .for('update')
}

/** How many of these stretches were changed since an action: the newest entry of the audit trail is another one. */
export async function countChangedSince(
  tx: Tx,
  { accountId, ids, since }: Omit<Several, 'jobId'> & { since: 'move' | 'create' },
): Promise<number> {
  const newest = sql`(
    select distinct on (e.entity_id) e.action from audit_event e
    where e.account_id = ${accountId} and e.entity = 'user_job' and e.entity_id = any(${sql.param([...ids])}::bigint[])
    order by e.entity_id, e.audit_id desc
  ) as newest`
  const [row] = await tx.db
    .select({ changed: sql<number>`count(*)::int` })
    .from(newest)
    .where(sql`newest.action <> ${since}`)
  return row?.changed ?? 0
}

/** Takes a move back: the stretches have the last day that they had before, and those that followed are removed. */
export async function undoMove(
  tx: Tx,
  { accountId, ids, at }: Omit<Several, 'jobId'> & { at: Date },
): Promise<void> {
  const moved = sql.param([...ids])
  await tx.db.execute(sql`
    update user_job n set deleted_at = ${at.toISOString()}::timestamptz from user_job o
    where o.account_id = ${accountId} and o.user_job_id = any(${moved}::bigint[])
      and n.account_id = o.account_id and n.user_job_id = o.moved_to`)
  await tx.db.execute(sql`
    update user_job set end_date = end_before_move, end_before_move = null, moved_to = null
    where account_id = ${accountId} and user_job_id = any(${moved}::bigint[])`)
}

function idsOf(stretches: readonly LockedStretch[]) {
  return sql.param(stretches.map(({ userJobId }) => userJobId))
}
