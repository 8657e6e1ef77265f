// SQL of who is written to about an application. Runs in the system's scope.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { NotificationKind } from '#contract/role-notifications.ts'

import type { Tx } from '../db/database.ts'
import { isListed } from '../db/listed-applications.ts'
import { role, userRole } from '../db/schema/account.ts'
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
    .innerJoin(job, and(eq(job.accountId, application.accountId), eq(job.jobId, application.jobId)))
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

/** The people of a company with a role that asks for it. */
export function listNotified(
  tx: Tx,
  { accountId, kind }: { accountId: number; kind: NotificationKind },
): Promise<{ userId: number; language: string | null }[]> {
  return tx.db
    .selectDistinct({ userId: appUser.userId, language: appUser.language })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(
        eq(userRole.accountId, accountId),
        sql`${kind} = any(${role.notifications})`,
        isNull(appUser.erasedAt),
      ),
    )
    .orderBy(asc(appUser.userId))
}
