// SQL of what an offer is written with: the company's fields, its users, and what the requisition says. Runs in the company's
// scope.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication, jobOfApplication } from '../db/joins.ts'
import { account, userRole } from '../db/schema/account.ts'
import { jobPosting } from '../db/schema/career.ts'
import { hiringClass } from '../db/schema/hiring-class.ts'
import { offerField } from '../db/schema/offer-field.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import type { ApplicationKey } from './offer-repository.ts'

type OfAccount = { readonly accountId: number }

/** The company's own fields in their order, those included that new offers do not ask for any more. */
export function listOwnFields(tx: Tx, { accountId }: OfAccount) {
  return tx.db
    .select()
    .from(offerField)
    .where(eq(offerField.accountId, accountId))
    .orderBy(asc(offerField.sortOrder), asc(offerField.offerFieldId))
}

export async function findCompany(tx: Tx, { accountId }: OfAccount) {
  const [row] = await tx.db
    .select({ name: account.name, timeZone: account.timeZone })
    .from(account)
    .where(eq(account.accountId, accountId))
  if (row === undefined) throw new Error('The company of an offer is missing.')
  return row
}

const fullName = sql<string>`trim(${appUser.firstName} || ' ' || ${appUser.lastName})`

/** Names of users, by id; without those whose accounts were erased. */
export async function namesOf(
  tx: Tx,
  userIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx.db
    .select({ userId: appUser.userId, name: fullName })
    .from(appUser)
    .where(inArray(appUser.userId, ids))
  return new Map(rows.filter(({ name }) => name !== '').map(({ userId, name }) => [userId, name]))
}

const MOST_SIGNERS = 200

/** Users of the company, the team of the requisition first. */
export function listCompanyUsers(tx: Tx, { accountId, jobId }: OfAccount & { jobId: number }) {
  const isInTeam = sql`exists (select 1 from job_team t where t.account_id = ${accountId} and t.job_id = ${jobId}
    and t.user_id = app_user.user_id)`
  return tx.db
    .selectDistinct({
      userId: appUser.userId,
      name: fullName.as('full_name'),
      email: appUser.email,
      isInTeam: sql<boolean>`${isInTeam}`.as('is_in_team'),
    })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(eq(userRole.accountId, accountId))
    .orderBy(desc(sql`is_in_team`), sql`full_name`, asc(appUser.userId))
    .limit(MOST_SIGNERS)
}

/** Those of some users who are of the company, with what a signer's row needs. */
export function listSignerUsers(
  tx: Tx,
  { accountId, ids }: OfAccount & { ids: readonly number[] },
) {
  return tx.db
    .selectDistinct({ userId: appUser.userId, name: fullName, email: appUser.email })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(and(eq(userRole.accountId, accountId), inArray(userRole.userId, [...ids])))
}

const managerName = sql<string | null>`(select trim(u.first_name || ' ' || u.last_name)
  from job_team t join app_user u on u.user_id = t.user_id
  where t.account_id = job.account_id and t.job_id = job.job_id and t.team_role = 'hiring_manager'
  order by t.job_team_id limit 1)`

/** The applicant, the requisition and its newest posting; null for an application that is not there. */
export async function findSubject(tx: Tx, key: ApplicationKey) {
  const [row] = await tx.db
    .select({
      userId: application.userId,
      status: application.status,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      email: applicant.email,
      jobId: job.jobId,
      jobStatus: job.status,
      title: job.title,
      department: job.department,
      city: job.city,
      stateCode: job.stateCode,
      managerName,
      classStart: hiringClass.startDate,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .leftJoin(
      hiringClass,
      and(
        eq(hiringClass.accountId, application.accountId),
        eq(hiringClass.hiringClassId, application.hiringClassId),
      ),
    )
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
        sql`${application.erasedAt} is null`,
      ),
    )
  return row ?? null
}

/** What the newest posting of a requisition says of work and pay; null without one. */
export async function findPosting(tx: Tx, { accountId, jobId }: OfAccount & { jobId: number }) {
  const [row] = await tx.db
    .select({
      workplaceType: jobPosting.workplaceType,
      employmentType: jobPosting.employmentType,
      currency: jobPosting.salaryCurrency,
      period: jobPosting.salaryPeriod,
    })
    .from(jobPosting)
    .where(and(eq(jobPosting.accountId, accountId), eq(jobPosting.jobId, jobId)))
    .orderBy(desc(jobPosting.jobPostingId))
    .limit(1)
  return row ?? null
}
