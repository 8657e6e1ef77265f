// SQL of the application that an attempt is of: how far it is, and where it goes. Runs in the person's scope.
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { plannedActivity } from '../db/joins.ts'
import { assessment, userStepActivity, type attempt } from '../db/schema/assessment.ts'
import { applicant, application, jobStepActivity } from '../db/schema/requisition.ts'

/** An application, locked: staff may decide about it at the same moment. */
export async function lockApplication(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number },
) {
  const [row] = await tx.db
    .select()
    .from(application)
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.userSmartreqId, given.userSmartreqId),
      ),
    )
    .for('update')
  return row ?? null
}

/** How many required activities of the step that an application is in are open and not submitted. */
export async function countRequiredLeft(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; jobStepId: number | null },
): Promise<number> {
  const [row] = await tx.db
    .select({ left: sql<number>`count(*)::int` })
    .from(userStepActivity)
    .innerJoin(jobStepActivity, plannedActivity)
    .where(
      and(
        eq(userStepActivity.accountId, given.accountId),
        eq(userStepActivity.userSmartreqId, given.userSmartreqId),
        eq(jobStepActivity.isRequired, true),
        given.jobStepId === null ? undefined : eq(jobStepActivity.jobStepId, given.jobStepId),
        inArray(userStepActivity.status, ['available', 'in_progress', 'awaiting_recordings']),
      ),
    )
  return row?.left ?? 0
}

/** Columns that are computed from what is stored of an application. */
type Computed = { pctComplete: SQL; knockOutCount?: SQL }

export async function updateApplication(
  tx: Tx,
  given: {
    accountId: number
    userSmartreqId: number
    values: Partial<Omit<typeof application.$inferInsert, keyof Computed>> & Computed
  },
): Promise<void> {
  await tx.db
    .update(application)
    .set(given.values)
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.userSmartreqId, given.userSmartreqId),
      ),
    )
}

/** What a form was answered with goes into the company's copy of the applicant, where that has nothing yet. */
export async function fillContact(
  tx: Tx,
  { accountId, attemptId, userId, asmtId }: typeof attempt.$inferSelect,
): Promise<void> {
  const answered = (field: 'phone' | 'city') => sql`(
    select nullif(btrim(a.value #>> '{}'), '') from answer a
    where a.attempt_id = ${attemptId}::uuid and a.question_id = ${field})`
  await tx.db
    .update(applicant)
    .set({
      phoneNumber: sql`coalesce(${applicant.phoneNumber}, ${answered('phone')})`,
      city: sql`coalesce(${applicant.city}, ${answered('city')})`,
    })
    .from(assessment)
    .where(
      and(
        eq(applicant.accountId, accountId),
        eq(applicant.userId, userId),
        // Nothing comes back into one that was erased.
        ne(applicant.email, ''),
        eq(assessment.asmtId, asmtId),
        inArray(assessment.kind, ['application-form', 'onboarding-form']),
      ),
    )
}
