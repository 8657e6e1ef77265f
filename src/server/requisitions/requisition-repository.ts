// SQL of requisitions as staff list them. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { listRequisitions as listEndpoint } from '#contract/requisitions/requisitions.ts'

import type { Tx } from '../db/database.ts'
import { isListedAs } from '../db/listed-applications.ts'
import { attributeType } from '../db/schema/assessment.ts'
import { jobAttribute } from '../db/schema/job-attribute.ts'
import { job, jobStep, jobTeam } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { requisitionOrder } from '../db/schema/state-order.ts'
import { foldedHasWords } from '../db/search.ts'

export type RequisitionQuery = z.output<typeof listEndpoint.query> & {
  readonly accountId: number
  /** Only the requisitions whose team this user is on, and, with `hasListed`, those that they are kept to. */
  readonly only: { readonly userId: number; readonly hasListed: boolean } | null
}

const JOB_TYPE_REQUISITION = 2

// Counted for the page's rows only: the lateral join runs after the limit's rows are known. An opening stays filled when
// the person who was hired is erased.
const counts = sql`(
  select count(*)::int as applicant_count,
         count(*) filter (where a.status = 'new')::int as new_count,
         (count(*) filter (where a.status = 'hired')
           + (select count(*) from application e where e.account_id = ${job.accountId} and e.job_id = ${job.jobId}
              and e.status = 'hired' and e.erased_at is not null))::int as hired_count
  from application a where a.account_id = ${job.accountId} and a.job_id = ${job.jobId} and ${isListedAs('a')})`

// Also of the page's rows only.
const ownerName = sql<string | null>`(
  select u.first_name || ' ' || u.last_name from job_team t join app_user u on u.user_id = t.user_id
  where t.account_id = ${job.accountId} and t.job_id = ${job.jobId} and t.team_role in ('recruiter', 'hiring_manager')
  order by t.team_role desc, t.job_team_id limit 1)`

const columns = {
  job,
  ownerName,
  applicantCount: sql<number>`counted.applicant_count`,
  newCount: sql<number>`counted.new_count`,
  hiredCount: sql<number>`counted.hired_count`,
}

/** One page of requisitions with their counts, and how many there are. */
export async function listRequisitions(tx: Tx, query: RequisitionQuery) {
  const where = filterOf(query)
  const rows = await tx.db
    .select(columns)
    .from(job)
    .innerJoin(sql`lateral ${counts} as counted`, sql`true`)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const total = await tx.db.$count(job, where)
  return { rows, total }
}

export type RequisitionRow = Awaited<ReturnType<typeof listRequisitions>>['rows'][number]

export async function findRequisition(tx: Tx, given: { accountId: number; jobId: number }) {
  const [row] = await tx.db
    .select(columns)
    .from(job)
    .innerJoin(sql`lateral ${counts} as counted`, sql`true`)
    .where(and(eq(job.accountId, given.accountId), eq(job.jobId, given.jobId)))
  return row ?? null
}

/** Notes since when the scores of a job are calculated again. */
export async function beginRecalculation(
  tx: Tx,
  given: { accountId: number; jobId: number; since: Date },
): Promise<void> {
  const { accountId, jobId, since } = given
  await tx.db
    .update(job)
    .set({ recalculatingSince: since, recalculatedCount: 0, recalculationTotal: 0 })
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
}

export async function isRecalculating(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<boolean> {
  const isIt = and(eq(job.accountId, accountId), eq(job.jobId, jobId))
  return (await tx.db.$count(job, and(isIt, isNotNull(job.recalculatingSince)))) > 0
}

/** The steps of a version of the plan. */
export async function listSteps(
  tx: Tx,
  given: { accountId: number; jobId: number; version: number },
) {
  return tx.db
    .select({
      job_step_id: jobStep.jobStepId,
      title: jobStep.title,
      standard_title: jobStep.standardTitle,
      sort_order: jobStep.sortOrder,
    })
    .from(jobStep)
    .where(
      and(
        eq(jobStep.accountId, given.accountId),
        eq(jobStep.jobId, given.jobId),
        eq(jobStep.planVersion, given.version),
      ),
    )
    .orderBy(asc(jobStep.sortOrder))
}

export async function listTeam(tx: Tx, given: { accountId: number; jobId: number }) {
  return tx.db
    .select({
      user_id: appUser.userId,
      full_name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
      team_role: jobTeam.teamRole,
    })
    .from(jobTeam)
    .innerJoin(appUser, eq(appUser.userId, jobTeam.userId))
    .where(and(eq(jobTeam.accountId, given.accountId), eq(jobTeam.jobId, given.jobId)))
    .orderBy(asc(jobTeam.jobTeamId))
}

function filterOf(query: RequisitionQuery): SQL | undefined {
  return and(
    eq(job.accountId, query.accountId),
    eq(job.jobTypeId, JOB_TYPE_REQUISITION),
    query.status === undefined ? undefined : inArray(job.status, query.status),
    foldedHasWords(job.foldedTitle, query.search),
    query.only === null ? undefined : isSeenBy(query.only),
  )
}

function isSeenBy({ userId, hasListed }: NonNullable<RequisitionQuery['only']>): SQL {
  const isOnTeam = sql`exists (select 1 from job_team t where t.account_id = ${job.accountId} and t.job_id = ${job.jobId} and t.user_id = ${userId})`
  if (!hasListed) return isOnTeam
  return sql`(${isOnTeam} or exists (select 1 from available_job l where l.account_id = ${job.accountId} and l.job_id = ${job.jobId} and l.user_id = ${userId}))`
}

function orderOf(ordering: RequisitionQuery['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  return [direction(orderKey(ordering)), asc(job.jobId)]
}

function orderKey(ordering: RequisitionQuery['ordering']): SQL {
  switch (ordering) {
    case 'title':
    case '-title':
      return sql`${job.title}`
    case 'opened_at':
    case '-opened_at':
      return sql`coalesce(${job.openedAt}, ${job.createdAt})`
    case 'applicant_count':
    case '-applicant_count':
      return sql`counted.applicant_count`
    case 'status':
    case '-status':
      return requisitionOrder(job.status)
    default:
      return ordering satisfies never
  }
}

/** The attributes that a requisition weighs, in its order. */
export function listWeighed(tx: Tx, { accountId, jobId }: { accountId: number; jobId: number }) {
  return tx.db
    .select({ attribute_type_id: attributeType.attributeTypeId, name: attributeType.name })
    .from(jobAttribute)
    .innerJoin(attributeType, eq(attributeType.attributeTypeId, jobAttribute.attributeTypeId))
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
    .orderBy(asc(jobAttribute.sortOrder), asc(jobAttribute.attributeTypeId))
}
