// SQL of who on a team is told when an applicant completes an activity.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { stepOfActivity } from '../db/joins.ts'
import { activityNotification } from '../db/schema/activity-notification.ts'
import { jobStep, jobStepActivity, jobTeam } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

type ActivityKey = {
  readonly accountId: number
  readonly jobId: number
  readonly jobStepActivityId: number
}
type OriginKey = { readonly accountId: number; readonly originActivityId: number }

/** The first version of an activity of a requisition; null for one that is not of it. */
export async function findOrigin(
  tx: Tx,
  { accountId, jobId, jobStepActivityId }: ActivityKey,
): Promise<number | null> {
  const [row] = await tx.db
    .select({ id: originId() })
    .from(jobStepActivity)
    .innerJoin(jobStep, stepOfActivity)
    .where(
      and(
        eq(jobStepActivity.accountId, accountId),
        eq(jobStepActivity.jobStepActivityId, jobStepActivityId),
        eq(jobStep.jobId, jobId),
      ),
    )
  return row?.id ?? null
}

/** The team in the order in which it came, and who of it is told. */
export function listMembers(tx: Tx, { accountId, jobId, ...key }: OriginKey & { jobId: number }) {
  return tx.db
    .select({
      job_team_id: jobTeam.jobTeamId,
      full_name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
      email: appUser.email,
      team_role: jobTeam.teamRole,
      is_notified: sql<boolean>`${activityNotification.jobTeamId} is not null`,
    })
    .from(jobTeam)
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .leftJoin(
      activityNotification,
      and(
        eq(activityNotification.accountId, jobTeam.accountId),
        eq(activityNotification.jobTeamId, jobTeam.jobTeamId),
        eq(activityNotification.originActivityId, key.originActivityId),
      ),
    )
    .where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId)))
    .orderBy(asc(jobTeam.jobTeamId))
}

/** Those who are told, and no other user. */
export async function replaceNotified(
  tx: Tx,
  { jobTeamIds, ...key }: OriginKey & { jobTeamIds: readonly number[] },
): Promise<void> {
  await tx.db
    .delete(activityNotification)
    .where(
      and(
        eq(activityNotification.accountId, key.accountId),
        eq(activityNotification.originActivityId, key.originActivityId),
      ),
    )
  if (jobTeamIds.length === 0) return
  await tx.db
    .insert(activityNotification)
    .values(jobTeamIds.map((jobTeamId) => ({ ...key, jobTeamId })))
}

/** Who is told that an activity was completed. Runs in the system's scope. */
export function listNotified(
  tx: Tx,
  { accountId, jobStepActivityId }: Omit<ActivityKey, 'jobId'>,
): Promise<{ userId: number; language: string | null }[]> {
  return tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(jobStepActivity)
    .innerJoin(
      activityNotification,
      and(
        eq(activityNotification.accountId, jobStepActivity.accountId),
        eq(activityNotification.originActivityId, originId()),
      ),
    )
    .innerJoin(
      jobTeam,
      and(
        eq(jobTeam.accountId, activityNotification.accountId),
        eq(jobTeam.jobTeamId, activityNotification.jobTeamId),
      ),
    )
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(
      and(
        eq(jobStepActivity.accountId, accountId),
        eq(jobStepActivity.jobStepActivityId, jobStepActivityId),
        isNull(appUser.erasedAt),
      ),
    )
    .orderBy(asc(appUser.userId))
}

function originId() {
  return sql<number>`coalesce(${jobStepActivity.originActivityId}, ${jobStepActivity.jobStepActivityId})`.mapWith(
    Number,
  )
}
