// SQL of attempts and of the activities that they are at. Runs in the person's scope.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { KINDS_WITHOUT_PLAYER } from '#contract/assessments/kind-names.ts'

import type { Tx } from '../db/database.ts'
import {
  applicationOfAttempt,
  attemptOfActivity,
  jobOfApplication,
  plannedActivity,
} from '../db/joins.ts'
import { assessment, attempt, userStepActivity } from '../db/schema/assessment.ts'
import { application, job, jobStepActivity } from '../db/schema/requisition.ts'

const COMPLETE = ['submitted', 'scoring', 'scored']

const activityColumns = {
  accountId: application.accountId,
  userSmartreqId: application.userSmartreqId,
  userStepActivityId: userStepActivity.userStepActivityId,
  activityStatus: userStepActivity.status,
  applicationStatus: application.status,
  jobStatus: job.status,
  archivedAt: job.archivedAt,
  isOfEmployee: application.isOfEmployee,
  jobId: application.jobId,
  jobStepId: jobStepActivity.jobStepId,
  instruction: jobStepActivity.instruction,
  /** The version that the attempt began with; before it, the planned one. */
  asmtId: sql<number>`coalesce(${attempt.asmtId}, ${jobStepActivity.asmtId})`.mapWith(Number),
  hasAttempt: sql<boolean>`${attempt.attemptId} is not null`,
}

/** The activity of one go that candidates take on a device, with the state of everything that decides whether it may start. */
export async function findActivity(
  tx: Tx,
  given: { userId: number; refId: number; jobStepActivityId: number },
) {
  const [row] = await tx.db
    .select(activityColumns)
    .from(application)
    .innerJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, application.accountId),
        eq(userStepActivity.userSmartreqId, application.userSmartreqId),
      ),
    )
    .innerJoin(jobStepActivity, plannedActivity)
    .innerJoin(job, jobOfApplication)
    .leftJoin(attempt, attemptOfActivity)
    .where(
      and(
        eq(application.refId, given.refId),
        eq(application.userId, given.userId),
        eq(userStepActivity.jobStepActivityId, given.jobStepActivityId),
        sql`not exists (select 1 from assessment i where i.asmt_id = ${jobStepActivity.asmtId} 
          and i.kind = any(${sql.param([...KINDS_WITHOUT_PLAYER])}::text[]))`,
      ),
    )
  return row ?? null
}

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>

/** The content of an instrument version, without its scoring key. */
export async function findContent(tx: Tx, asmtId: number) {
  const [row] = await tx.db
    .select({ asmtId: assessment.asmtId, content: assessment.content })
    .from(assessment)
    .where(eq(assessment.asmtId, asmtId))
  return row ?? null
}

/** Whether both are there, and two versions of one instrument. */
export async function isSameInstrument(
  tx: Tx,
  { one, other }: { one: number; other: number },
): Promise<boolean> {
  const rows = await tx.db
    .select({ slug: assessment.slug })
    .from(assessment)
    .where(inArray(assessment.asmtId, [one, other]))
  return rows.length === 2 && rows[0]?.slug === rows[1]?.slug
}

/** Inserts an attempt unless its activity has one; the unique index decides between two devices. */
export async function insertAttempt(tx: Tx, values: typeof attempt.$inferInsert): Promise<void> {
  await tx.db.insert(attempt).values(values).onConflictDoNothing()
}

export async function findAttemptAt(
  tx: Tx,
  given: { accountId: number; userStepActivityId: number },
) {
  const [row] = await tx.db
    .select()
    .from(attempt)
    .where(
      and(
        eq(attempt.accountId, given.accountId),
        eq(attempt.userStepActivityId, given.userStepActivityId),
      ),
    )
  return row ?? null
}

/** An attempt of the user with where it belongs; `lock` holds off answers and other submissions until the commit. */
export async function findAttempt(
  tx: Tx,
  given: { attemptId: string; userId: number; lock: boolean },
) {
  const query = tx.db
    .select({
      attempt,
      jobStepActivityId: userStepActivity.jobStepActivityId,
      refId: application.refId,
      application,
    })
    .from(attempt)
    .innerJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, attempt.accountId),
        eq(userStepActivity.userStepActivityId, attempt.userStepActivityId),
      ),
    )
    .innerJoin(application, applicationOfAttempt)
    .where(and(eq(attempt.attemptId, given.attemptId), eq(attempt.userId, given.userId)))
  const [row] = await (given.lock ? query.for('no key update', { of: attempt }) : query)
  return row ?? null
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

/** Shows that work has begun, unless it shows more already. */
export async function markInProgress(
  tx: Tx,
  given: { accountId: number; userStepActivityId: number; userSmartreqId: number },
) {
  // The application first, as staff lock it first: two who wait for each other would both fail.
  await tx.db
    .update(application)
    .set({ stepStatus: 'in_progress' })
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.userSmartreqId, given.userSmartreqId),
        eq(application.stepStatus, 'not_started'),
      ),
    )
  await tx.db
    .update(userStepActivity)
    .set({ status: 'in_progress' })
    .where(
      and(
        eq(userStepActivity.accountId, given.accountId),
        eq(userStepActivity.userStepActivityId, given.userStepActivityId),
        eq(userStepActivity.status, 'available'),
      ),
    )
}

export async function markSubmitted(
  tx: Tx,
  given: {
    attemptId: string
    digest: string
    at: Date
    deviceAt: Date
  },
): Promise<void> {
  await tx.db
    .update(attempt)
    .set({ submittedAt: given.at, deviceSubmittedAt: given.deviceAt, digest: given.digest })
    .where(eq(attempt.attemptId, given.attemptId))
}

/** Moves an activity whose attempt is submitted on; false when that is where it is, or it is further. */
export async function moveActivity(
  tx: Tx,
  given: {
    accountId: number
    userStepActivityId: number
    status: 'scoring' | 'awaiting_recordings'
  },
): Promise<boolean> {
  const moved = await tx.db
    .update(userStepActivity)
    .set({ status: given.status })
    .where(
      and(
        eq(userStepActivity.accountId, given.accountId),
        eq(userStepActivity.userStepActivityId, given.userStepActivityId),
        notInArray(userStepActivity.status, [...COMPLETE, given.status]),
      ),
    )
    .returning({ status: userStepActivity.status })
  return moved.length > 0
}
