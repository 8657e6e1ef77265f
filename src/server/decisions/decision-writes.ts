// SQL that writes decisions: where applications stand afterwards, their activities, and what was decided. Every statement
// is about all of them at once. Runs in the company's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { ApplicationState, StaffAction } from '#contract/decisions/application-actions.ts'
import type { RuleResult } from '#contract/plan-editor/pass-rule.ts'

import type { Tx } from '../db/database.ts'
import { applicationDecision } from '../db/schema/decision.ts'
import type { Subject } from './decision-subjects.ts'

type Ids = { readonly accountId: number; readonly ids: readonly number[] }

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

/** Locks the activities of a step again that no one has begun: before the applications are moved back. */
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
  readonly action: StaffAction | 'pass_rule'
  /** Null for a rule. */
  readonly decidedBy: number | null
  readonly at: Date
  readonly rejectionReasonId: number | null
  readonly reasonNote: string | null
  /** The rule of the requisition that decided; left out or null for everyone else. */
  readonly automationRuleId?: number | null
  /** What a pass rule found; left out for a decision of staff. */
  readonly ruleResult?: RuleResult
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
  const ruleResult = batch.ruleResult === undefined ? null : JSON.stringify(batch.ruleResult)
  await tx.db.execute(sql`
    insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at,
      entered_at, plan_version, from_status, from_step_status, from_job_step_id, to_status, to_step_status,
      to_job_step_id, step_outcome, rejection_reason_id, reason_note, rule_result, automation_rule_id)
    select ${accountId}::bigint, ${batchId}::uuid, v.id, ${action}, ${decidedBy}::bigint, ${at.toISOString()}::timestamptz,
      v.entered_at, v.plan_version, v.from_status, v.from_step_status, v.from_job_step_id, v.to_status,
      v.to_step_status, v.to_job_step_id, v.step_outcome, ${rejectionReasonId}::bigint, ${reasonNote},
      ${ruleResult}::jsonb, ${batch.automationRuleId ?? null}::bigint
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
