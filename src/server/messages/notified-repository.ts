// SQL of who is written to about an application. Runs in the system's scope.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { MANAGER_TEAM_ROLES } from '#contract/access/job-team-roles.ts'
import type { NotificationKind } from '#contract/access/role-notifications.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { application, job } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

/** The job of an application that is there still, and was submitted where that is asked for; null for any other. */
export async function findApplied(
  tx: Tx,
  { userSmartreqId, isSubmitted }: { userSmartreqId: number; isSubmitted: boolean },
) {
  const [row] = await tx.db
    .select({ accountId: job.accountId, jobId: job.jobId, jobTypeId: job.jobTypeId })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(application.userSmartreqId, userSmartreqId),
        isSubmitted ? isNotNull(application.submittedAt) : undefined,
        isListed(),
        isNull(application.erasedAt),
      ),
    )
  return row ?? null
}

/** Who applied, in the language that they chose, or took their last part in; null for one who is gone. */
export async function findApplicant(
  tx: Tx,
  { userSmartreqId }: { userSmartreqId: number },
): Promise<{ userId: number; language: string | null } | null> {
  const spoken = sql<string | null>`coalesce(${appUser.language}, (select t.language from attempt t
    where t.account_id = ${application.accountId} and t.user_smartreq_id = ${application.userSmartreqId}
    order by t.started_at desc limit 1))`
  const [row] = await tx.db
    .select({ userId: appUser.userId, language: spoken })
    .from(application)
    .innerJoin(appUser, eq(appUser.userId, application.userId))
    .where(and(eq(application.userSmartreqId, userSmartreqId), isNull(appUser.erasedAt)))
  return row ?? null
}

/** Users of a company with a role that asks for it, and those of the requisition's team who do. */
export function listNotified(
  tx: Tx,
  { accountId, jobId, kind }: { accountId: number; jobId: number; kind: NotificationKind },
): Promise<{ userId: number; language: string | null }[]> {
  const byRole = sql`(select ur.user_id from user_role ur
    join role r on r.account_id = ur.account_id and r.role_id = ur.role_id
    where ur.account_id = ${accountId} and ${kind} = any(r.notifications))`
  const byTeam = sql`(select t.user_id from job_team t
    where t.account_id = ${accountId} and t.job_id = ${jobId} and t.is_notified)`
  return tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(appUser)
    .where(
      and(
        sql`(${appUser.userId} in ${byRole} or ${appUser.userId} in ${byTeam})`,
        isNull(appUser.erasedAt),
      ),
    )
    .orderBy(asc(appUser.userId))
}

/** The user who looks after an application, and the recruiters and hiring managers of its requisition's team. */
export function listReviewers(
  tx: Tx,
  key: { accountId: number; jobId: number; userSmartreqId: number },
): Promise<{ userId: number; language: string | null }[]> {
  const assigned = sql`(select a.assigned_user_id from application a
    where a.account_id = ${key.accountId} and a.user_smartreq_id = ${key.userSmartreqId})`
  const managers = sql`(select t.user_id from job_team t where t.account_id = ${key.accountId}
    and t.job_id = ${key.jobId} and t.team_role = any(${sql.param([...MANAGER_TEAM_ROLES])}::text[]))`
  return tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(appUser)
    .where(
      and(
        sql`(${appUser.userId} = ${assigned} or ${appUser.userId} in ${managers})`,
        isNull(appUser.erasedAt),
      ),
    )
    .orderBy(asc(appUser.userId))
}
