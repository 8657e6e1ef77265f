// SQL of the goes of employees at their profiles. Runs in the person's scope.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { isWithoutPlayer, percentComplete } from '../db/schema/percent-complete.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'

type Key = { readonly accountId: number; readonly jobId: number; readonly userId: number }

/** The go of a person at a profile; null when there is none. */
export async function findGo(tx: Tx, { accountId, jobId, userId }: Key) {
  const [row] = await tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      refId: application.refId,
      planVersion: application.planVersion,
    })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.jobId, jobId),
        eq(application.userId, userId),
        eq(application.isOfEmployee, true),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(application.userSmartreqId))
    .limit(1)
  return row ?? null
}

/** The company's copy of who has a go; what it has already stays. */
export async function keepCopy(tx: Tx, values: typeof applicant.$inferInsert): Promise<void> {
  await tx.db.insert(applicant).values(values).onConflictDoNothing()
}

type Planned = Key & { readonly planVersion: number }

/** Inserts a go with everything in the plan open: no one decides between its steps. Its `ref_id`. */
export async function insertGo(tx: Tx, go: Planned) {
  const [row] = await tx.db
    .insert(application)
    .values({ ...go, isOfEmployee: true, jobStepId: null })
    .returning({ userSmartreqId: application.userSmartreqId, refId: application.refId })
  if (row === undefined) throw new Error('An insert returned no row.')
  await insertActivities(tx, { ...go, ...row })
  return row
}

/** The version of a profile's plan that is in force. */
export async function findPlanVersion(
  tx: Tx,
  { accountId, jobId }: Pick<Key, 'accountId' | 'jobId'>,
): Promise<number> {
  const [row] = await tx.db
    .select({ planVersion: job.planVersion })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  return row?.planVersion ?? 0
}

/**
 * Brings a go to a version of the plan: it gets the instruments that it does not have, and keeps all that it has. A
 * device may have begun any of these without a network. One that was complete is so no longer when work comes in.
 */
export async function followPlan(
  tx: Tx,
  go: Planned & { readonly userSmartreqId: number },
): Promise<void> {
  const { accountId, userSmartreqId, planVersion } = go
  const isGo = and(
    eq(application.accountId, accountId),
    eq(application.userSmartreqId, userSmartreqId),
  )
  await tx.db.update(application).set({ planVersion }).where(isGo)
  await insertActivities(tx, go)
  await reopenGo(tx, go)
}

/** A go that was complete is so no longer when it has work to do. */
export async function reopenGo(
  tx: Tx,
  { accountId, userSmartreqId }: { accountId: number; userSmartreqId: number },
): Promise<void> {
  const isGo = and(
    eq(application.accountId, accountId),
    eq(application.userSmartreqId, userSmartreqId),
  )
  const isBehind = sql`${percentComplete()} < 100`
  const isDone = and(eq(application.status, 'new'), isBehind)
  await tx.db
    .update(application)
    .set({ status: 'incomplete', stepStatus: 'in_progress' })
    .where(and(isGo, isDone))
  await tx.db.update(application).set({ pctComplete: percentComplete() }).where(isGo)
}

// What is no work on a device is left out: no one would arrange it.
async function insertActivities(
  tx: Tx,
  { accountId, jobId, userId, planVersion, userSmartreqId }: Planned & { userSmartreqId: number },
): Promise<void> {
  await tx.db.execute(sql`
    insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
    select a.account_id, ${userSmartreqId}, a.job_step_activity_id, ${userId}, 'available'
    from job_step_activity a
    join job_step s on s.account_id = a.account_id and s.job_step_id = a.job_step_id
    join assessment i on i.asmt_id = a.asmt_id
    where a.account_id = ${accountId} and s.job_id = ${jobId} and s.plan_version = ${planVersion}
      and not ${isWithoutPlayer(sql`i.kind`)}
      and not exists (select 1 from user_step_activity u
        join job_step_activity p on p.account_id = u.account_id and p.job_step_activity_id = u.job_step_activity_id
        join assessment k on k.asmt_id = p.asmt_id
        where u.account_id = a.account_id and u.user_smartreq_id = ${userSmartreqId} and k.slug = i.slug)
    order by s.sort_order, a.sort_order`)
}
