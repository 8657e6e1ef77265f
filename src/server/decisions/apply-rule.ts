// Moves an application by what the pass rule of its step found. The rules of the move are the state machine's; a decision
// by staff about the same step stands above any rule.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { outcomeOfRule } from '#contract/decisions/application-actions.ts'
import type { RuleResult } from '#contract/plan-editor/pass-rule.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { readSubjects, type Subject } from './decision-subjects.ts'
import * as writes from './decision-writes.ts'
import type { DecisionRow } from './decision-writes.ts'

type Ruled = {
  readonly accountId: number
  readonly userSmartreqId: number
  readonly result: RuleResult
  readonly at: Date
}

/**
 * Applies the rules of the steps that locked applications are in, by what each found; nothing happens where staff decided, or
 * nothing changes.
 */
export async function applyRules(
  tx: Tx,
  given: { accountId: number; at: Date; results: ReadonlyMap<number, RuleResult> },
): Promise<void> {
  const { accountId, at, results } = given
  if (results.size === 0) return
  for (const subject of await readSubjects(tx, { accountId, ids: [...results.keys()] })) {
    const { userSmartreqId } = subject
    const result = results.get(userSmartreqId)
    if (result !== undefined)
      await applyRule(tx, { accountId, userSmartreqId, result, at, subject })
  }
}

async function applyRule(tx: Tx, ruled: Ruled & { subject: Subject }): Promise<void> {
  const { accountId, result, subject } = ruled
  const outcome = outcomeOfRule(result.verdict, subject)
  if (outcome === null || isUnchanged(subject, outcome.state)) return
  if (await haveStaffDecided(tx, { accountId, subject })) return
  await write(tx, {
    ...ruled,
    row: { subject, to: outcome.state, stepOutcome: outcome.stepOutcome },
  })
}

function isUnchanged({ state }: Subject, to: DecisionRow['to']): boolean {
  return state.step_status === to.step_status && state.job_step_id === to.job_step_id
}

const existsSchema = z.object({ rows: z.array(z.object({ is_there: z.boolean() })) })

// What was taken back does not count; neither does what leaves the step as it is, such as a review.
async function haveStaffDecided(
  tx: Tx,
  { accountId, subject }: { accountId: number; subject: Subject },
): Promise<boolean> {
  const found = await tx.db.execute(sql`select exists (
    select 1 from application_decision where account_id = ${accountId}
      and user_smartreq_id = ${subject.userSmartreqId} and from_job_step_id = ${subject.state.job_step_id}
      and action in ('advance', 'reject', 'hire') and undone_at is null) as is_there`)
  return existsSchema.parse(found).rows[0]?.is_there === true
}

async function write(
  tx: Tx,
  { accountId, userSmartreqId, result, at, row }: Ruled & { row: DecisionRow },
): Promise<void> {
  const { subject, to } = row
  const moves = [{ userSmartreqId, state: to }]
  await writes.moveApplications(tx, { accountId, moves, at })
  if (to.job_step_id !== subject.state.job_step_id)
    await writes.openActivities(tx, { accountId, ids: [userSmartreqId] })
  const batch = {
    accountId,
    batchId: randomUUID(),
    action: 'pass_rule',
    decidedBy: null,
    at,
    rejectionReasonId: null,
    reasonNote: null,
    ruleResult: result,
  } as const
  await writes.insertDecisions(tx, { batch, rows: [row] })
  await recordAudit(tx, {
    accountId,
    actorId: null,
    entity: 'application',
    entityId: userSmartreqId,
    action: 'pass_rule',
    fromState: subject.state.status,
    toState: to.status,
    before: { step_status: subject.state.step_status },
    after: { step_status: to.step_status, rule: result },
  })
}
