// How well an application fits its requisition by what one step measured.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { attributeScore, attributeType, userStepActivity } from '../db/schema/assessment.ts'
import { jobAttribute } from '../db/schema/job-attribute.ts'
import { jobStepActivity } from '../db/schema/requisition.ts'
import { fitOf } from './scoring/fit.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number; readonly jobId: number }

/** Weighted mean of what the activities of the step measured, 0–100; null when nothing that counts is scored. */
export async function fitInStep(
  tx: Tx,
  key: Key & { readonly jobStepId: number },
): Promise<number | null> {
  const scores = await scoresOf(tx, key)
    .innerJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, attributeScore.accountId),
        eq(userStepActivity.userStepActivityId, attributeScore.userStepActivityId),
      ),
    )
    .innerJoin(
      jobStepActivity,
      and(
        eq(jobStepActivity.accountId, userStepActivity.accountId),
        eq(jobStepActivity.jobStepActivityId, userStepActivity.jobStepActivityId),
        eq(jobStepActivity.jobStepId, key.jobStepId),
      ),
    )
  return fitOf(scores, await weightsOf(tx, key)).score
}

function scoresOf(tx: Tx, { accountId, userSmartreqId }: Key) {
  return tx.db
    .select({ attribute: attributeType.slug, score: attributeScore.score })
    .from(attributeScore)
    .innerJoin(attributeType, eq(attributeType.attributeTypeId, attributeScore.attributeTypeId))
    .where(
      and(
        eq(attributeScore.accountId, accountId),
        eq(attributeScore.userSmartreqId, userSmartreqId),
      ),
    )
    .$dynamic()
}

function weightsOf(tx: Tx, { accountId, jobId }: Key) {
  return tx.db
    .select({ attribute: attributeType.slug, weight: jobAttribute.weight })
    .from(jobAttribute)
    .innerJoin(attributeType, eq(attributeType.attributeTypeId, jobAttribute.attributeTypeId))
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
}
