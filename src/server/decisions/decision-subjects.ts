// SQL of whom a decision is about: locks them, and reads where they stand. Every statement is about all of them at once.
// Runs in the company's scope.
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { applicationStatusSchema, stepStatusSchema } from '#contract/applicants/application.ts'
import type { ApplicationState } from '#contract/decisions/application-actions.ts'
import { LIVE_INTERVIEW_STATUSES } from '#contract/interviews/interview-states.ts'

import type { AccountApplicantFilters, ApplicantFilters } from '../applicants/applicant-query.ts'
import { accountFilterOf, filterOf } from '../applicants/applicant-repository.ts'
import type { Tx } from '../db/database.ts'
import { isListed } from '../db/listed-applications.ts'
import { nextStepId } from '../db/next-step.ts'
import { applicationDecision } from '../db/schema/decision.ts'
import { application } from '../db/schema/requisition.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }

/** One requisition, or with none named all of a company. */
export type ScopeKey = { readonly accountId: number; readonly jobId?: number | undefined }

type Ids = { readonly accountId: number; readonly ids: readonly number[] }

/** A row that is decided about. */
export type Subject = {
  readonly userSmartreqId: number
  readonly refId: number
  readonly userId: number
  readonly jobId: number
  readonly state: ApplicationState
  readonly planVersion: number
  /** When it came to its step. */
  readonly enteredAt: Date
  readonly nextStepId: number | null
  /** Where it was when it ended, as far as that is known. */
  readonly before: Pick<ApplicationState, 'status' | 'step_status'> | null
  /** Whether the same person has another application to the same requisition that has not ended. */
  readonly hasAppliedAgain: boolean
  /** Whether an interview is still to come. */
  readonly hasLiveInterview: boolean
}

/** Locks applications by their `ref_id`, in one order, so that two decisions cannot block each other. */
export function lockNamed(tx: Tx, { refIds, ...key }: ScopeKey & { refIds: readonly number[] }) {
  const isNamed = inArray(application.refId, [...refIds])
  return lock(tx, { where: and(ofScope(key), isNamed) })
}

/** Locks all that a list shows; one more than the limit when there are too many. */
export function lockMatching(tx: Tx, given: { filters: ApplicantFilters; limit: number }) {
  const where = and(filterOf(given.filters), isNull(application.erasedAt))
  return lock(tx, { where, limit: given.limit + 1 })
}

/** The same for all that the list of all applicants shows. */
export function lockMatchingOfAccount(
  tx: Tx,
  given: { filters: AccountApplicantFilters; limit: number },
) {
  const where = and(accountFilterOf(given.filters), isNull(application.erasedAt))
  return lock(tx, { where, limit: given.limit + 1 })
}

/** Locks what a batch was about. */
export async function lockBatch(
  tx: Tx,
  given: ScopeKey & { batchId: string; only?: number | undefined },
) {
  const { accountId, batchId, only } = given
  const rows = await tx.db
    .select()
    .from(applicationDecision)
    .where(
      and(
        eq(applicationDecision.accountId, accountId),
        eq(applicationDecision.batchId, batchId),
        only === undefined ? undefined : eq(applicationDecision.userSmartreqId, only),
      ),
    )
  const ids = rows.map((row) => row.userSmartreqId)
  const isOfBatch = inArray(application.userSmartreqId, ids)
  const locked = await lock(tx, { where: and(ofScope(given), isOfBatch) })
  const lockedIds = new Set(locked.map((row) => row.userSmartreqId))
  return rows.filter((row) => lockedIds.has(row.userSmartreqId))
}

function ofScope({ accountId, jobId }: ScopeKey): SQL | undefined {
  return and(
    eq(application.accountId, accountId),
    jobId === undefined ? undefined : eq(application.jobId, jobId),
    isListed(),
    isNull(application.erasedAt),
  )
}

function lock(tx: Tx, { where, limit }: { where: SQL | undefined; limit?: number }) {
  const query = tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      refId: application.refId,
      jobId: application.jobId,
    })
    .from(application)
    .where(where)
    .orderBy(asc(application.userSmartreqId))
    .$dynamic()
  return (limit === undefined ? query : query.limit(limit)).for('update')
}

/** The requisition of an application. */
export async function findJobId(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<{ jobId: number; refId: number } | null> {
  const [row] = await tx.db
    .select({ jobId: application.jobId, refId: application.refId })
    .from(application)
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
        isListed(),
        isNull(application.erasedAt),
      ),
    )
  return row ?? null
}

/** The requisitions that a batch of decisions was about. */
export async function listJobsOfBatch(
  tx: Tx,
  { accountId, batchId }: { accountId: number; batchId: string },
): Promise<number[]> {
  const rows = await tx.db
    .selectDistinct({ jobId: application.jobId })
    .from(applicationDecision)
    .innerJoin(
      application,
      and(
        eq(application.accountId, applicationDecision.accountId),
        eq(application.userSmartreqId, applicationDecision.userSmartreqId),
      ),
    )
    .where(
      and(eq(applicationDecision.accountId, accountId), eq(applicationDecision.batchId, batchId)),
    )
  return rows.map(({ jobId }) => jobId)
}

/** Where locked applications stand. */
export async function readSubjects(tx: Tx, { accountId, ids }: Ids): Promise<Subject[]> {
  const rows = await tx.db
    .select({
      row: application,
      nextStepId,
      enteredAt,
      hasAppliedAgain,
      hasLiveInterview,
      beforeStatus,
      beforeStep,
    })
    .from(application)
    .where(and(eq(application.accountId, accountId), inArray(application.userSmartreqId, [...ids])))
    .orderBy(asc(application.userSmartreqId))
  return rows.map(({ row, ...read }) => ({
    userSmartreqId: row.userSmartreqId,
    refId: row.refId,
    userId: row.userId,
    jobId: row.jobId,
    state: {
      status: applicationStatusSchema.parse(row.status),
      step_status: stepStatusSchema.parse(row.stepStatus),
      job_step_id: row.jobStepId,
    },
    planVersion: row.planVersion,
    enteredAt: read.enteredAt === null ? row.createdAt : new Date(read.enteredAt),
    nextStepId: read.nextStepId,
    before:
      read.beforeStatus === null
        ? null
        : {
            status: applicationStatusSchema.parse(read.beforeStatus),
            step_status: stepStatusSchema.parse(read.beforeStep ?? row.stepStatus),
          },
    hasAppliedAgain: read.hasAppliedAgain,
    hasLiveInterview: read.hasLiveInterview,
  }))
}

// Columns are written with their table: of a query from one table, Drizzle leaves it out, which a subquery misreads.
const decisionsOf = sql`application_decision d where d.account_id = application.account_id
  and d.user_smartreq_id = application.user_smartreq_id and d.undone_at is null`

const enteredAt = sql<
  string | null
>`(select max(d.decided_at) from ${decisionsOf} and d.step_outcome = 'passed')`

const hasAppliedAgain = sql<boolean>`exists (select 1 from application o
  where o.account_id = application.account_id and o.job_id = application.job_id
    and o.user_id = application.user_id and o.user_smartreq_id <> application.user_smartreq_id
    and o.deleted_at is null and o.status in ('incomplete', 'new', 'active', 'on_hold', 'offer'))`

const hasLiveInterview = sql<boolean>`exists (select 1 from interview i
  where i.account_id = application.account_id and i.user_smartreq_id = application.user_smartreq_id
    and i.status = any(${sql.param([...LIVE_INTERVIEW_STATUSES])}::text[]))`

// A withdrawal is the candidate's, and written down in the audit trail alone.
const beforeStatus = sql<string | null>`(select e.from_state from audit_event e
  where e.account_id = application.account_id and e.entity = 'application'
    and e.entity_id = application.user_smartreq_id and e.to_state = application.status
  order by e.at desc, e.audit_id desc limit 1)`

const beforeStep = sql<string | null>`case when application.status = 'rejected' then
  (select d.from_step_status from ${decisionsOf} and d.action = 'reject'
   order by d.decided_at desc, d.decision_id desc limit 1) end`
