// SQL of merged applications. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'

import { applicationStatusSchema, stepStatusSchema } from '#contract/applicants/application.ts'
import { LIVE_INTERVIEW_STATUSES } from '#contract/interviews/interview-states.ts'

import type { Tx } from '../../db/database.ts'
import { applicantOfApplication, jobOfApplication } from '../../db/joins.ts'
import { phoneCountry } from '../../db/phone-country.ts'
import { applicant, application, job } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { userProfile } from '../../db/schema/user-profile.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }
type Ids = { readonly accountId: number; readonly ids: readonly number[] }

// Columns are written with their table: of a query from one table, Drizzle leaves it out, which a subquery misreads.
const hasLiveInterview = sql<boolean>`exists (select 1 from interview i
  where i.account_id = application.account_id and i.user_smartreq_id = application.user_smartreq_id
    and i.status = any(${sql.param([...LIVE_INTERVIEW_STATUSES])}::text[]))`

const columns = {
  userSmartreqId: application.userSmartreqId,
  userId: application.userId,
  jobId: application.jobId,
  jobTypeId: job.jobTypeId,
  title: job.title,
  firstName: applicant.firstName,
  lastName: applicant.lastName,
  email: applicant.email,
  city: applicant.city,
  phoneNumber: sql<string | null>`coalesce(${userProfile.phoneNumber}, ${applicant.phoneNumber})`,
  phoneCountry: phoneCountry('application'),
  linkedinUrl: userProfile.linkedinUrl,
  status: application.status,
  stepStatus: application.stepStatus,
  score: application.score,
  createdAt: application.createdAt,
  deletedAt: application.deletedAt,
  mergedInto: application.mergedInto,
  mergedAt: application.mergedAt,
  mergedBy: sql<string | null>`nullif(${appUser.firstName} || ' ' || ${appUser.lastName}, ' ')`,
  hasLiveInterview,
}

/** Applications with their people, requisitions and merges; the erased ones are left out. */
export async function listSides(tx: Tx, { accountId, ids }: Ids) {
  const rows = await tx.db
    .select(columns)
    .from(application)
    .innerJoin(applicant, applicantOfApplication)
    .innerJoin(job, jobOfApplication)
    .leftJoin(userProfile, eq(userProfile.userId, application.userId))
    .leftJoin(appUser, eq(appUser.userId, application.mergedBy))
    .where(
      and(
        eq(application.accountId, accountId),
        inArray(application.userSmartreqId, [...ids]),
        isNull(application.erasedAt),
        not(application.isOfEmployee),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
  return rows.map((row) => ({
    ...row,
    status: applicationStatusSchema.parse(row.status),
    stepStatus: stepStatusSchema.parse(row.stepStatus),
  }))
}

export type Side = Awaited<ReturnType<typeof listSides>>[number]

/** The applications of some users in a company, without those that were deleted or erased. */
export async function listApplicationIds(
  tx: Tx,
  { accountId, userIds }: { accountId: number; userIds: readonly number[] },
): Promise<number[]> {
  const rows = await tx.db
    .select({ id: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, accountId),
        inArray(application.userId, [...userIds]),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
        not(application.isOfEmployee),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Locks applications in one order, so that two merges cannot block each other: the second one sees the first. */
export async function lockApplications(tx: Tx, { accountId, ids }: Ids): Promise<void> {
  await tx.db
    .select({ id: application.userSmartreqId })
    .from(application)
    .where(and(eq(application.accountId, accountId), inArray(application.userSmartreqId, [...ids])))
    .orderBy(asc(application.userSmartreqId))
    .for('update')
}

/** The ids of what was merged into an application, and into those, and so on. */
export async function listMergedIds(tx: Tx, { accountId, userSmartreqId }: Key): Promise<number[]> {
  const merged = sql`(with recursive m as (
      select user_smartreq_id from application
      where account_id = ${accountId} and merged_into = ${userSmartreqId}
      union select a.user_smartreq_id from m
      join application a on a.account_id = ${accountId} and a.merged_into = m.user_smartreq_id
    ) select user_smartreq_id from m)`
  const rows = await tx.db
    .select({ id: application.userSmartreqId })
    .from(application)
    .where(
      and(eq(application.accountId, accountId), sql`${application.userSmartreqId} in ${merged}`),
    )
  return rows.map(({ id }) => id)
}

export type Merge = { readonly into: number; readonly at: Date; readonly by: number }

/** Links an application to another one, or with null takes that link away. */
export async function setMerge(
  tx: Tx,
  { accountId, userSmartreqId, merge }: Key & { merge: Merge | null },
): Promise<void> {
  await tx.db
    .update(application)
    .set({
      mergedInto: merge?.into ?? null,
      mergedAt: merge?.at ?? null,
      mergedBy: merge?.by ?? null,
    })
    .where(
      and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId)),
    )
}
