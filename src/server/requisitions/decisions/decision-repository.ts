// SQL of decisions: locks whom they are about, reads where they stand, and writes where they stand afterwards. Every
// statement is about all of them at once. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { ApplicationState, StaffAction } from '#contract/application-actions.ts'
import { applicationStatusSchema, stepStatusSchema } from '#contract/application.ts'
import type { RejectionReason } from '#contract/decisions.ts'

import type { Tx } from '../../db/database.ts'
import { applicationDecision, rejectionReason } from '../../db/schema/decision.ts'
import { application, job } from '../../db/schema/requisition.ts'
import { filterOf, type ApplicantFilters } from '../applicant-repository.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }

type Ids = { readonly accountId: number; readonly ids: readonly number[] }

/** A row that is decided about. */
export type Subject = {
  readonly userSmartreqId: number
  readonly refId: number
  readonly state: ApplicationState
  readonly planVersion: number
  /** When it came to its step. */
  readonly enteredAt: Date
  readonly nextStepId: number | null
  /** Where it was when it ended, as far as that is known. */
  readonly before: Pick<ApplicationState, 'status' | 'step_status'> | null
  /** Whether the same person has another application to the same requisition that has not ended. */
  readonly hasAppliedAgain: boolean
}

/** Locks the applications of a requisition by their `ref_id`, in one order, so that two decisions cannot block each other. */
export function lockNamed(tx: Tx, { refIds, ...key }: JobKey & { refIds: readonly number[] }) {
  const isNamed = inArray(application.refId, [...refIds])
  return lock(tx, and(ofJob(key), isNamed))
}

/** Locks all that a list shows; one more than the limit when there are too many. */
export function lockMatching(tx: Tx, given: { filters: ApplicantFilters; limit: number }) {
  return lock(tx, and(filterOf(given.filters), isNull(application.erasedAt)), given.limit + 1)
}

/** Locks what a batch was about. */
export async function lockBatch(tx: Tx, given: JobKey & { batchId: string }) {
  const { accountId, batchId } = given
  const rows = await tx.db
    .select()
    .from(applicationDecision)
    .where(
      and(eq(applicationDecision.accountId, accountId), eq(applicationDecision.batchId, batchId)),
    )
  const ids = rows.map((row) => row.userSmartreqId)
  const isOfBatch = inArray(application.userSmartreqId, ids)
  const locked = new Set(
    (await lock(tx, and(ofJob(given), isOfBatch))).map((row) => row.userSmartreqId),
  )
  return rows.filter((row) => locked.has(row.userSmartreqId))
}

function ofJob({ accountId, jobId }: JobKey): SQL | undefined {
  return and(
    eq(application.accountId, accountId),
    eq(application.jobId, jobId),
    isNull(application.deletedAt),
    isNull(application.erasedAt),
  )
}

function lock(tx: Tx, where: SQL | undefined, limit?: number) {
  const query = tx.db
    .select({ userSmartreqId: application.userSmartreqId, refId: application.refId })
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
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
  return row ?? null
}

/** Where locked applications stand. */
export async function readSubjects(tx: Tx, { accountId, ids }: Ids): Promise<Subject[]> {
  const rows = await tx.db
    .select({ row: application, nextStepId, enteredAt, hasAppliedAgain, beforeStatus, beforeStep })
    .from(application)
    .where(and(eq(application.accountId, accountId), inArray(application.userSmartreqId, [...ids])))
    .orderBy(asc(application.userSmartreqId))
  return rows.map(({ row, ...read }) => ({
    userSmartreqId: row.userSmartreqId,
    refId: row.refId,
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
  }))
}

// Columns are written with their table: of a query from one table, Drizzle leaves it out, which a subquery misreads.
// The step that follows in the plan that the application is on.
const nextStepId = sql<number | null>`(
  select n.job_step_id from job_step c
  join job_step n on n.account_id = c.account_id and n.job_id = c.job_id
    and n.plan_version = c.plan_version and n.sort_order > c.sort_order
  where c.account_id = application.account_id and c.job_step_id = application.job_step_id
  order by n.sort_order limit 1)`.mapWith(Number)

const decisionsOf = sql`application_decision d where d.account_id = application.account_id
  and d.user_smartreq_id = application.user_smartreq_id and d.undone_at is null`

const enteredAt = sql<
  string | null
>`(select max(d.decided_at) from ${decisionsOf} and d.step_outcome = 'passed')`

const hasAppliedAgain = sql<boolean>`exists (select 1 from application o
  where o.account_id = application.account_id and o.job_id = application.job_id
    and o.user_id = application.user_id and o.user_smartreq_id <> application.user_smartreq_id
    and o.deleted_at is null and o.status in ('incomplete', 'new', 'active', 'on_hold', 'offer'))`

// A withdrawal is the candidate's, and written down in the audit trail alone.
const beforeStatus = sql<string | null>`(select e.from_state from audit_event e
  where e.account_id = application.account_id and e.entity = 'application'
    and e.entity_id = application.user_smartreq_id and e.to_state = application.status
  order by e.at desc, e.audit_id desc limit 1)`

const beforeStep = sql<string | null>`case when application.status = 'rejected' then
  (select d.from_step_status from ${decisionsOf} and d.action = 'reject'
   order by d.decided_at desc, d.decision_id desc limit 1) end`

/** One application and where it stands from now on. */
export type Move = { readonly userSmartreqId: number; readonly state: ApplicationState }

/** Moves applications. What has ended has a time of the decision, what goes on again has none. */
export async function moveApplications(
  tx: Tx,
  given: { accountId: number; moves: readonly Move[]; at: Date; startDate?: string | null },
): Promise<void> {
  const { accountId, moves, at, startDate = null } = given
  const rows = moves.map(({ userSmartreqId, state }) => ({ id: userSmartreqId, ...state }))
  await tx.db.execute(sql`
    update application a set status = v.status, step_status = v.step_status, job_step_id = v.job_step_id,
      start_date = ${startDate}::date,
      decided_at = case when v.status in ('rejected', 'hired') then ${at.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(id bigint, status text, step_status text, job_step_id bigint)
    where a.account_id = ${accountId} and a.user_smartreq_id = v.id`)
}

/** Opens the activities of the step that applications have come to. */
export async function openActivities(tx: Tx, { accountId, ids }: Ids): Promise<void> {
  await tx.db.execute(sql`
    update user_step_activity u set status = 'available'
    from application a, job_step_activity j
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[])
      and u.account_id = a.account_id and u.user_smartreq_id = a.user_smartreq_id and u.status = 'locked'
      and j.account_id = a.account_id and j.job_step_activity_id = u.job_step_activity_id
      and j.job_step_id = a.job_step_id`)
}

/** Locks the activities of a step again that nobody has begun: before the applications are moved back. */
export async function lockActivities(tx: Tx, { accountId, ids }: Ids): Promise<void> {
  await tx.db.execute(sql`
    update user_step_activity u set status = 'locked'
    from application a, job_step_activity j
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[])
      and u.account_id = a.account_id and u.user_smartreq_id = a.user_smartreq_id and u.status = 'available'
      and j.account_id = a.account_id and j.job_step_activity_id = u.job_step_activity_id
      and j.job_step_id = a.job_step_id`)
}

/** What a batch has in common. */
export type Batch = {
  readonly accountId: number
  readonly batchId: string
  readonly action: StaffAction
  readonly decidedBy: number
  readonly at: Date
  readonly rejectionReasonId: number | null
  readonly reasonNote: string | null
}

export type DecisionRow = {
  readonly subject: Subject
  readonly to: ApplicationState
  readonly stepOutcome: 'passed' | 'failed' | null
}

/** Writes down what was decided. */
export async function insertDecisions(
  tx: Tx,
  { batch, rows }: { batch: Batch; rows: readonly DecisionRow[] },
): Promise<void> {
  const values = rows.map(({ subject, to, stepOutcome }) => ({
    id: subject.userSmartreqId,
    entered_at: subject.enteredAt.toISOString(),
    plan_version: subject.planVersion,
    from_status: subject.state.status,
    from_step_status: subject.state.step_status,
    from_job_step_id: subject.state.job_step_id,
    to_status: to.status,
    to_step_status: to.step_status,
    to_job_step_id: to.job_step_id,
    step_outcome: stepOutcome,
  }))
  const { accountId, batchId, action, decidedBy, at, rejectionReasonId, reasonNote } = batch
  await tx.db.execute(sql`
    insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at,
      entered_at, plan_version, from_status, from_step_status, from_job_step_id, to_status, to_step_status,
      to_job_step_id, step_outcome, rejection_reason_id, reason_note)
    select ${accountId}::bigint, ${batchId}::uuid, v.id, ${action}, ${decidedBy}::bigint, ${at.toISOString()}::timestamptz,
      v.entered_at, v.plan_version, v.from_status, v.from_step_status, v.from_job_step_id, v.to_status,
      v.to_step_status, v.to_job_step_id, v.step_outcome, ${rejectionReasonId}::bigint, ${reasonNote}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint, entered_at timestamptz,
      plan_version int, from_status text, from_step_status text, from_job_step_id bigint, to_status text,
      to_step_status text, to_job_step_id bigint, step_outcome text)`)
}

export async function markUndone(
  tx: Tx,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await tx.db
    .update(applicationDecision)
    .set({ undoneAt: at })
    .where(
      and(
        eq(applicationDecision.accountId, accountId),
        inArray(applicationDecision.decisionId, [...ids]),
      ),
    )
}

/** How many openings of a requisition are left, which stay so until the transaction ends. */
export async function lockOpenings(tx: Tx, { accountId, jobId }: JobKey): Promise<number> {
  const [row] = await tx.db
    .select({ openings: job.openings })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
    .for('update')
  const isHired = and(
    eq(application.accountId, accountId),
    eq(application.jobId, jobId),
    eq(application.status, 'hired'),
  )
  return (row?.openings ?? 0) - (await tx.db.$count(application, isHired))
}

/** The reasons of a company, in their order. */
export async function listReasons(
  tx: Tx,
  { accountId }: { accountId: number },
): Promise<RejectionReason[]> {
  return tx.db
    .select({
      rejection_reason_id: rejectionReason.rejectionReasonId,
      reason_type: rejectionReason.reasonType,
      label: rejectionReason.label,
      standard_reason: rejectionReason.standardReason,
    })
    .from(rejectionReason)
    .where(eq(rejectionReason.accountId, accountId))
    .orderBy(asc(rejectionReason.sortOrder), asc(rejectionReason.rejectionReasonId))
}
