// SQL of a requisition's applicants: the list that recruiters live in. Runs in the company's scope.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { ApplicantTag } from '#contract/requisitions/requisitions.ts'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication, jobOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { attributeScore } from '../db/schema/assessment.ts'
import { hiringClass } from '../db/schema/hiring-class.ts'
import { percentComplete } from '../db/schema/percent-complete.ts'
import { applicant, application, job, jobStep } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { source } from '../db/schema/source.ts'
import { accountFilters } from './account-narrowing.ts'
import { answersIn } from './answers/answers-in.ts'
import { placeFilters, sharedFilters } from './applicant-conditions.ts'
import { orderOf } from './applicant-order.ts'
import type {
  AccountApplicantFilters,
  AccountApplicantQuery,
  ApplicantFilters,
  ApplicantQuery,
} from './applicant-query.ts'

const columns = {
  job_id: application.jobId,
  job_title: job.title,
  user_smartreq_id: application.userSmartreqId,
  ref_id: application.refId,
  user_id: application.userId,
  first_name: applicant.firstName,
  last_name: applicant.lastName,
  email: applicant.email,
  city: applicant.city,
  state: applicant.stateCode,
  source_type: application.sourceType,
  source_name: source.name,
  status: application.status,
  job_step_id: application.jobStepId,
  step_title: jobStep.title,
  step_standard_title: jobStep.standardTitle,
  step_status: application.stepStatus,
  pct_complete: percentComplete(),
  score: application.score,
  knock_out_count: application.knockOutCount,
  hiring_class: {
    hiring_class_id: hiringClass.hiringClassId,
    name: hiringClass.name,
    start_date: hiringClass.startDate,
  },
  assigned_user: {
    user_id: appUser.userId,
    full_name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
  },
  tags: sql<ApplicantTag[]>`coalesce((
    select jsonb_agg(jsonb_build_object('tag_id', t.tag_id, 'name', t.name) order by lower(t.name))
    from application_tag x join applicant_tag t on t.account_id = x.account_id and t.tag_id = x.tag_id
    where x.account_id = application.account_id
      and x.user_smartreq_id = application.user_smartreq_id), '[]')`,
  application_date: application.createdAt,
}

/** One page of applicants, and how many there are. */
export async function listApplicants(tx: Tx, query: ApplicantQuery) {
  return pageOf(tx, { query, where: filterOf(query) })
}

export type ApplicantRow = Awaited<ReturnType<typeof selectApplicants>>[number]

/** What the list of all applicants, narrowed so, shows. */
export function accountFilterOf(query: AccountApplicantFilters): SQL | undefined {
  const { accountId, seen } = query
  return and(
    eq(application.accountId, accountId),
    isListed(),
    seen === null ? undefined : inArray(application.jobId, [...seen]),
    ...accountFilters(query),
    ...sharedFilters(query),
    ...placeFilters(query),
  )
}

/** One page of the applicants of all requisitions that are seen, and how many there are. */
export async function listAccountApplicants(tx: Tx, query: AccountApplicantQuery) {
  return pageOf(tx, { query, where: accountFilterOf(query) })
}

type Paging = Pick<
  ApplicantQuery,
  'accountId' | 'ordering' | 'score_of' | 'answerSource' | 'page' | 'page_size'
>

// All that fit are sorted with no more than the order needs; the rows of the page alone get the rest. In one query with all
// tables, PostgreSQL sorts before it joins them, and then sorts all rows to their end: it does not see that each stays one;
// and to plan it takes longer than to run it.
async function pageOf(
  tx: Tx,
  { query, where }: { query: Paging; where: SQL | undefined },
): Promise<{ rows: ApplicantRow[]; total: number }> {
  const { accountId, page, page_size: size } = query
  const found = await sortable(tx, query)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(size)
    .offset((page - 1) * size)
  const rows = await listRows(tx, { accountId, ids: found.map((row) => row.userSmartreqId) })
  const total = await tx.db.$count(application, where)
  return { rows, total }
}

/** The ids of applications, with the tables that an order is of. The joins that an order does not need are not made. */
export function sortable(
  tx: Tx,
  { accountId, ordering, score_of: attributeId, answerSource }: Omit<Paging, 'page' | 'page_size'>,
) {
  const ids = tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      refId: application.refId,
      jobId: application.jobId,
    })
    .from(application)
    .leftJoin(hiringClass, isTheirClass)
    .leftJoin(appUser, isAssigned)
    .leftJoin(jobStep, isTheirStep)
    .$dynamic()
  const isOfPerson = ordering.endsWith('name') || ordering.endsWith('location')
  if (attributeId !== undefined && ordering.endsWith('score'))
    return ids.leftJoin(attributeScore, isTheirScoreOf(attributeId))
  if (answerSource !== undefined) {
    const answered = answersIn(tx, { ...answerSource, accountId })
    return ids.leftJoin(answered, eq(answered.id, application.userSmartreqId))
  }
  return isOfPerson ? ids.innerJoin(applicant, applicantOfApplication) : ids
}

function isTheirScoreOf(attributeTypeId: number) {
  return and(
    eq(attributeScore.accountId, application.accountId),
    eq(attributeScore.userSmartreqId, application.userSmartreqId),
    eq(attributeScore.attributeTypeId, attributeTypeId),
  )
}

const isTheirClass = and(
  eq(hiringClass.accountId, application.accountId),
  eq(hiringClass.hiringClassId, application.hiringClassId),
)
const isAssigned = eq(appUser.userId, application.assignedUserId)
const isTheirStep = and(
  eq(jobStep.accountId, application.accountId),
  eq(jobStep.jobStepId, application.jobStepId),
)

/** How many applicants there are of each status and step status together. */
export async function countApplicants(tx: Tx, filters: ApplicantFilters) {
  const { status, stepStatus } = application
  return tx.db
    .select({ status, stepStatus, count: sql<number>`count(*)::int` })
    .from(application)
    .where(filterOf(filters))
    .groupBy(status, stepStatus)
}

export type ApplicantCountRow = Awaited<ReturnType<typeof countApplicants>>[number]

type Several = { readonly accountId: number; readonly ids: readonly number[] }

/** Some applicants of the company, in the order of their ids; those that are erased are left out. */
export async function listByIds(tx: Tx, key: Several): Promise<ApplicantRow[]> {
  const select = selectApplicants(tx).where(and(isOneOfThem, isNull(application.erasedAt)))
  return inOrderOf(key.ids, await select.prepare('unerased_applicants_by_ids').execute(key))
}

/** The same with those that are erased. */
async function listRows(tx: Tx, key: Several): Promise<ApplicantRow[]> {
  const select = selectApplicants(tx).where(isOneOfThem)
  return inOrderOf(key.ids, await select.prepare('applicants_by_ids').execute(key))
}

const isOneOfThem = and(
  eq(application.accountId, sql.placeholder('accountId')),
  sql`${application.userSmartreqId} = any(${sql.placeholder('ids')}::bigint[])`,
)

function inOrderOf(ids: readonly number[], rows: readonly ApplicantRow[]): ApplicantRow[] {
  const byId = new Map(rows.map((row) => [row.user_smartreq_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

// Its statements stay prepared on their connections: to plan them takes several times as long as to run them.
function selectApplicants(tx: Tx) {
  return tx.db
    .select(columns)
    .from(application)
    .innerJoin(applicant, applicantOfApplication)
    .innerJoin(job, jobOfApplication)
    .leftJoin(
      source,
      and(eq(source.accountId, application.accountId), eq(source.sourceId, application.sourceId)),
    )
    .leftJoin(hiringClass, isTheirClass)
    .leftJoin(appUser, isAssigned)
    .leftJoin(jobStep, isTheirStep)
    .$dynamic()
}

/** What a list narrowed so shows. */
export function filterOf(query: ApplicantFilters): SQL | undefined {
  return and(
    eq(application.accountId, query.accountId),
    eq(application.jobId, query.jobId),
    isListed(),
    ...sharedFilters(query),
    ...placeFilters(query),
  )
}
