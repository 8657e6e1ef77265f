// SQL of the stretches of people in job profiles. Runs in the company's scope.
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE } from '../../db/job-types.ts'
import { userJob } from '../../db/schema/employee.ts'
import { job } from '../../db/schema/requisition.ts'
import { separationReason } from '../../db/schema/separation-reason.ts'

export type UserJobKey = {
  readonly accountId: number
  readonly userId: number
  readonly userJobId: number
}
export type UserJobRow = typeof userJob.$inferSelect

/** A stretch, removed ones included; null where the person has no such one. */
export async function findUserJob(tx: Tx, key: UserJobKey): Promise<UserJobRow | null> {
  const [row] = await tx.db.select().from(userJob).where(isIt(key))
  return row ?? null
}

export async function insertUserJob(tx: Tx, values: typeof userJob.$inferInsert): Promise<number> {
  const [row] = await tx.db
    .insert(userJob)
    .values(values)
    .returning({ userJobId: userJob.userJobId })
  if (row === undefined) throw new Error('No stretch was stored.')
  return row.userJobId
}

export async function updateUserJob(
  tx: Tx,
  {
    values,
    accountId,
    userJobId,
  }: Omit<UserJobKey, 'userId'> & { values: Partial<typeof userJob.$inferInsert> },
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await tx.db
    .update(userJob)
    .set(values)
    .where(and(eq(userJob.accountId, accountId), eq(userJob.userJobId, userJobId)))
}

/** Whether another stretch began with the hire of the same application meanwhile. */
export async function isHireTaken(tx: Tx, stored: UserJobRow): Promise<boolean> {
  if (stored.userSmartreqId === null) return false
  const isOther = and(
    eq(userJob.accountId, stored.accountId),
    eq(userJob.userSmartreqId, stored.userSmartreqId),
    isNull(userJob.deletedAt),
    sql`user_job_id <> ${stored.userJobId}`,
  )
  return (await tx.db.$count(userJob, isOther)) > 0
}

/** Whether the stretch follows a move: without it, the stretch before would lead nowhere. */
export async function followsMove(tx: Tx, { accountId, userJobId }: UserJobKey): Promise<boolean> {
  const before = and(
    eq(userJob.accountId, accountId),
    eq(userJob.movedTo, userJobId),
    isNull(userJob.deletedAt),
  )
  return (await tx.db.$count(userJob, before)) > 0
}

/** A job profile of the company, locked against being archived or deleted meanwhile; null for any other id. */
export async function lockProfile(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
) {
  const [row] = await tx.db
    .select({ title: job.title, department: job.department, archivedAt: job.archivedAt })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId), eq(job.jobTypeId, PROFILE_TYPE)))
    .for('share')
  return row ?? null
}

/** The type of a separation reason of the company; null for any other id. */
export async function findReasonType(tx: Tx, { accountId, id }: { accountId: number; id: number }) {
  const [row] = await tx.db
    .select({ type: separationReason.separationType })
    .from(separationReason)
    .where(
      and(eq(separationReason.accountId, accountId), eq(separationReason.separationReasonId, id)),
    )
  return row?.type ?? null
}

function isIt({ accountId, userId, userJobId }: UserJobKey) {
  return and(
    eq(userJob.accountId, accountId),
    eq(userJob.userId, userId),
    eq(userJob.userJobId, userJobId),
  )
}
