// Applies the pass rule of the step that an application is in, once its required activities are submitted and scored.
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { application, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { applyRule } from '../requisitions/decisions/apply-rule.ts'
import { passRuleOf, verdictOf } from '../requisitions/plan/pass-rules.ts'
import { fitInStep } from './step-fit.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number; readonly jobId: number }

/** Judges by the rule of the plan that the application began with. The application is locked by the caller. */
export async function judgeStep(tx: Tx, { at, ...key }: Key & { at: Date }): Promise<void> {
  const step = await findStep(tx, key)
  if (step === null || step.passRule === 'manual') return
  if (step.required === 0 || step.done < step.required) return
  const rule = passRuleOf(step)
  const score = await fitInStep(tx, { ...key, jobStepId: step.jobStepId })
  const result = { verdict: verdictOf(rule, score), rule, score }
  await applyRule(tx, { ...key, at, result })
}

const isDone = sql`${userStepActivity.status} in ('submitted', 'scored', 'waived')`

const ofStep = and(
  eq(jobStep.accountId, application.accountId),
  eq(jobStep.jobStepId, application.jobStepId),
)
const isRequiredInStep = and(
  eq(jobStepActivity.accountId, jobStep.accountId),
  eq(jobStepActivity.jobStepId, jobStep.jobStepId),
  eq(jobStepActivity.isRequired, true),
)
const ofActivity = and(
  eq(userStepActivity.accountId, jobStepActivity.accountId),
  eq(userStepActivity.jobStepActivityId, jobStepActivity.jobStepActivityId),
  eq(userStepActivity.userSmartreqId, application.userSmartreqId),
)

// The step that the application is in, with its rule and how many of its required activities are done.
async function findStep(tx: Tx, { accountId, userSmartreqId }: Key) {
  const isThis = and(
    eq(application.accountId, accountId),
    eq(application.userSmartreqId, userSmartreqId),
    isNull(application.deletedAt),
    isNull(application.erasedAt),
  )
  const [row] = await tx.db
    .select({
      jobStepId: jobStep.jobStepId,
      passRule: jobStep.passRule,
      passScore: jobStep.passScore,
      required: sql<number>`count(${userStepActivity.userStepActivityId})::int`,
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
    })
    .from(application)
    .innerJoin(jobStep, ofStep)
    .leftJoin(jobStepActivity, isRequiredInStep)
    .leftJoin(userStepActivity, ofActivity)
    .where(isThis)
    .groupBy(jobStep.accountId, jobStep.jobStepId)
  return row ?? null
}
