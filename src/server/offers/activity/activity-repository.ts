// SQL of the offer activity of an application: where it stands, and how the plan sets it up. Runs in the company's scope, or
// the system's.
import { and, asc, eq, ne, sql } from 'drizzle-orm'

import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'

import type { Tx } from '../../db/database.ts'
import { plannedActivity, stepOfActivity } from '../../db/joins.ts'
import { nextStepId } from '../../db/next-step.ts'
import { userRole } from '../../db/schema/account.ts'
import { assessment, userStepActivity } from '../../db/schema/assessment.ts'
import { application, jobStep, jobStepActivity, jobTeam } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import type { ApplicationKey } from '../offer-repository.ts'

/** The activity of an application that has reached its step; null before that, and where the plan has none. */
export async function findOfferActivity(tx: Tx, { accountId, userSmartreqId }: ApplicationKey) {
  const [row] = await tx.db
    .select({
      accountId: userStepActivity.accountId,
      userSmartreqId: userStepActivity.userSmartreqId,
      userStepActivityId: userStepActivity.userStepActivityId,
      jobStepActivityId: userStepActivity.jobStepActivityId,
      status: userStepActivity.status,
      jobId: application.jobId,
      jobStepId: jobStepActivity.jobStepId,
      /** The step that the applicant is at. */
      currentStepId: application.jobStepId,
      nextStepId,
      settings: assessment.settings,
    })
    .from(userStepActivity)
    .innerJoin(
      application,
      and(
        eq(application.accountId, userStepActivity.accountId),
        eq(application.userSmartreqId, userStepActivity.userSmartreqId),
      ),
    )
    .innerJoin(jobStepActivity, plannedActivity)
    .innerJoin(jobStep, stepOfActivity)
    .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        eq(userStepActivity.userSmartreqId, userSmartreqId),
        eq(assessment.kind, 'offer'),
        ne(userStepActivity.status, 'locked'),
      ),
    )
    .orderBy(asc(jobStep.sortOrder))
    .limit(1)
  if (row === undefined) return null
  const { settings, ...activity } = row
  return { ...activity, setup: settings?.kind === 'offer' ? settings : null }
}
export type OfferActivityRow = NonNullable<Awaited<ReturnType<typeof findOfferActivity>>>

export async function updateActivity(
  tx: Tx,
  {
    accountId,
    userStepActivityId,
    ...set
  }: Pick<OfferActivityRow, 'accountId' | 'userStepActivityId' | 'status'> & {
    scoredAt: Date | null
  },
): Promise<void> {
  await tx.db
    .update(userStepActivity)
    .set(set)
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        eq(userStepActivity.userStepActivityId, userStepActivityId),
      ),
    )
}

/** The members of a hiring team who are users of the company, those who were added first come first. */
export function listTeam(tx: Tx, { accountId, jobId }: { accountId: number; jobId: number }) {
  const isUser = sql`exists (select 1 from ${userRole} where ${userRole.accountId} = ${jobTeam.accountId}
    and ${userRole.userId} = ${jobTeam.userId})`
  return tx.db
    .select({ userId: appUser.userId, role: jobTeam.teamRole })
    .from(jobTeam)
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId), isUser))
    .orderBy(asc(jobTeam.jobTeamId))
}

/** How an offer is set up by the plan, as JSON; for queries that select from `offer`. */
export const setupOfOffer = sql<OfferActivity | null>`(
  select s.settings from user_step_activity u
  join job_step_activity j on j.account_id = u.account_id and j.job_step_activity_id = u.job_step_activity_id
  join assessment s on s.asmt_id = j.asmt_id
  where u.account_id = offer.account_id and u.user_smartreq_id = offer.user_smartreq_id
    and s.kind = 'offer' and u.status <> 'locked'
  limit 1)`
