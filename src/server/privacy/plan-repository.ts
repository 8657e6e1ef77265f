// SQL of what an erasure would remove, and what stands against it. Runs in the system's scope.
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { ErasurePlan } from '#contract/privacy/privacy.ts'

import type { Tx } from '../db/database.ts'
import { account, role, userRole } from '../db/schema/account.ts'
import { answer } from '../db/schema/assessment.ts'
import { mail } from '../db/schema/mail.ts'
import { recording } from '../db/schema/media.ts'
import { legalHold } from '../db/schema/privacy.ts'
import { applicant, application } from '../db/schema/requisition.ts'
import { loginSession } from '../db/schema/session.ts'

/** How much an erasure would remove. */
export async function countHeld(tx: Tx, userId: number): Promise<ErasurePlan['removed']> {
  const kept = tx.db
    .select({ id: legalHold.userSmartreqId })
    .from(legalHold)
    .innerJoin(application, eq(application.userSmartreqId, legalHold.userSmartreqId))
    .where(eq(application.userId, userId))
  const isFree = isNull(application.erasedAt)
  const answersOfKept = sql`${answer.attemptId} not in (select t.attempt_id from attempt t
    join legal_hold h on h.account_id = t.account_id and h.user_smartreq_id = t.user_smartreq_id
    where t.user_id = ${userId})`
  return {
    applications: await tx.db.$count(
      application,
      and(
        eq(application.userId, userId),
        isFree,
        sql`${application.userSmartreqId} not in ${kept}`,
      ),
    ),
    answers: await tx.db.$count(
      answer,
      and(
        sql`${answer.attemptId} in (select attempt_id from attempt where user_id = ${userId})`,
        answersOfKept,
      ),
    ),
    recordings: await tx.db.$count(
      recording,
      and(eq(recording.userId, userId), sql`${recording.userSmartreqId} not in ${kept}`),
    ),
    sessions: await tx.db.$count(loginSession, eq(loginSession.userId, userId)),
    messages: await tx.db.$count(mail, eq(mail.userId, userId)),
  }
}

/** The companies that hold anything of a person, with how many applications each must keep. */
export async function listCompanies(tx: Tx, userId: number): Promise<ErasurePlan['companies']> {
  return tx.db
    .select({
      account_id: account.accountId,
      account_name: account.name,
      applications: sql<number>`count(${application.userSmartreqId})::int`,
      held: sql<number>`count(${legalHold.userSmartreqId})::int`,
    })
    .from(applicant)
    .innerJoin(account, eq(account.accountId, applicant.accountId))
    .leftJoin(
      application,
      and(
        eq(application.accountId, applicant.accountId),
        eq(application.userId, applicant.userId),
        isNull(application.erasedAt),
      ),
    )
    .leftJoin(
      legalHold,
      and(
        eq(legalHold.accountId, application.accountId),
        eq(legalHold.userSmartreqId, application.userSmartreqId),
      ),
    )
    .where(and(eq(applicant.userId, userId), sql`${applicant.email} <> ''`))
    .groupBy(account.accountId, account.name)
    .orderBy(asc(account.name))
}

/** The companies whose settings no one but this person may change. */
export async function listAdminedAlone(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.db
    .select({ name: account.name })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .innerJoin(account, eq(account.accountId, userRole.accountId))
    .where(
      and(
        inArray(
          userRole.accountId,
          tx.db
            .select({ accountId: userRole.accountId })
            .from(userRole)
            .where(eq(userRole.userId, userId)),
        ),
        or(eq(role.companySettingsAccess, true), eq(role.fullAccess, true)),
      ),
    )
    .groupBy(account.accountId, account.name)
    .having(sql`bool_and(${userRole.userId} = ${userId})`)
    .orderBy(asc(account.name))
  return rows.map(({ name }) => name)
}
