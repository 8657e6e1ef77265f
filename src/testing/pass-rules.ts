// A step with a pass rule, and scores that are known before: for tests of rules.
import { and, eq } from 'drizzle-orm'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { scoreBatch } from '#server/assessments/score-batch.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { jobStep } from '#server/db/schema/requisition.ts'

import { only, type Requisition } from './builders.ts'
import { complete, type Candidate } from './candidate.ts'
import type { TestApp } from './test-app.ts'

/** Gives a step of a requisition a rule, the first one unless told otherwise. */
export async function setRule(
  { database: { owner } }: TestApp,
  { requisition, rule, step = 0 }: { requisition: Requisition; rule: PassRule; step?: number },
): Promise<void> {
  const passScore = rule.kind === 'min_score' ? rule.min_score : null
  await owner
    .update(jobStep)
    .set({ passRule: rule.kind, passScore })
    .where(
      and(
        eq(jobStep.accountId, requisition.accountId),
        eq(jobStep.jobStepId, requisition.stepIds[step] ?? 0),
      ),
    )
}

/** Makes one attribute count, and nothing else. */
export async function weighOnly(
  { database: { owner } }: TestApp,
  { requisition, slug }: { requisition: Requisition; slug: string },
): Promise<number> {
  const { accountId, jobId } = requisition
  const { attributeTypeId } = only(
    await owner.select().from(attributeType).where(eq(attributeType.slug, slug)),
  )
  const row = { accountId, jobId, attributeTypeId, weight: 1, sortOrder: 1 }
  await owner.insert(jobAttribute).values(row)
  return attributeTypeId
}

/** Answers an activity with the same value everywhere, submits it, and scores it as the queue would; the attempt's id. */
export async function completeAndScore(
  test: TestApp,
  given: { candidate: Candidate; slug: string; value?: number },
): Promise<string> {
  const { attemptId } = await complete(test, given)
  await score(test, { attemptId, ...given.candidate.application })
  return attemptId
}

/** Scores an attempt once more. */
export async function score(
  test: TestApp,
  given: { accountId: number; attemptId: string; isRecalculation?: boolean },
): Promise<void> {
  const { accountId, attemptId, isRecalculation = false } = given
  const { database, clock, jobs } = test
  if (!isRecalculation)
    return scoreAttempt({ database, now: clock.now, jobs }, { accountId, attemptId })
  const batch = { accountId, attemptIds: [attemptId], at: clock.now() }
  await database.inScope({ kind: 'account', accountId, userId: null }, (tx) =>
    scoreBatch(tx, { ...batch, recalculation: { actorId: null } }),
  )
}
