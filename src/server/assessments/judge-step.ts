// Applies the pass rules of the steps that applications are in, once their required activities are submitted and scored.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { hasKnockOutInStep } from '../db/knock-outs.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { application, jobStep, jobStepActivity } from '../db/schema/requisition.ts'
import { applyRules } from '../decisions/apply-rule.ts'
import { passRuleOf, verdictOf } from '../plan-editor/pass-rules.ts'
import { fitsInSteps } from './step-fit.ts'

type Key = { readonly accountId: number; readonly jobId: number; readonly ids: readonly number[] }

/** Judges by the rules of the plan that each application of a requisition began with. The caller has locked them. */
export async function judgeSteps(tx: Tx, { at, ...key }: Key & { at: Date }): Promise<void> {
  const steps = (await listSteps(tx, key)).filter(
    ({ passRule, required, done }) => passRule !== 'manual' && required > 0 && done >= required,
  )
  const fits = await fitsInSteps(tx, { ...key, steps })
  const results = steps.map((step) => {
    const rule = passRuleOf(step)
    const score = fits.get(step.userSmartreqId) ?? null
    const verdict = verdictOf(rule, { score, hasKnockOut: step.hasKnockOut })
    return [step.userSmartreqId, { verdict, rule, score }] as const
  })
  await applyRules(tx, { accountId: key.accountId, at, results: new Map(results) })
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

// The step that each application is in, with its rule and how many of its required activities are done.
async function listSteps(tx: Tx, { accountId, ids }: Key) {
  const isThis = and(
    eq(application.accountId, accountId),
    inArray(application.userSmartreqId, [...ids]),
    isNull(application.deletedAt),
    isNull(application.erasedAt),
  )
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      jobStepId: jobStep.jobStepId,
      passRule: jobStep.passRule,
      passScore: jobStep.passScore,
      hasKnockOut: hasKnockOutInStep(),
      required: sql<number>`count(${userStepActivity.userStepActivityId})::int`,
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
    })
    .from(application)
    .innerJoin(jobStep, ofStep)
    .leftJoin(jobStepActivity, isRequiredInStep)
    .leftJoin(userStepActivity, ofActivity)
    .where(isThis)
    .groupBy(
      application.accountId,
      application.userSmartreqId,
      jobStep.accountId,
      jobStep.jobStepId,
    )
}
