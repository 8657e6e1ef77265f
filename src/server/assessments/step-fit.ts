// How well applications fit their requisition by what one step of each measured.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { plannedActivity } from '../db/joins.ts'
import { attributeScore, userStepActivity } from '../db/schema/assessment.ts'
import { jobAttribute } from '../db/schema/job-attribute.ts'
import { jobStepActivity } from '../db/schema/requisition.ts'
import { fitOf } from './scoring/fit.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }
type InStep = { readonly userSmartreqId: number; readonly jobStepId: number }

/**
 * By application: the weighted mean of what the activities of its step measured, 0–100; null when nothing that counts is
 * scored.
 */
export async function fitsInSteps(
  tx: Tx,
  { steps, ...key }: JobKey & { readonly steps: readonly InStep[] },
): Promise<Map<number, number | null>> {
  if (steps.length === 0) return new Map()
  const scores = await scoresOf(tx, { ...key, ids: steps.map((one) => one.userSmartreqId) })
  const weights = await weightsOf(tx, key)
  const byApplication = Map.groupBy(scores, ({ userSmartreqId }) => userSmartreqId)
  return new Map(
    steps.map(({ userSmartreqId, jobStepId }) => {
      const all = byApplication.get(userSmartreqId) ?? []
      const inStep = all.filter((one) => one.jobStepId === jobStepId)
      return [userSmartreqId, fitOf(inStep, weights).score]
    }),
  )
}

async function scoresOf(tx: Tx, { accountId, ids }: { accountId: number; ids: readonly number[] }) {
  return tx.db
    .select({
      userSmartreqId: attributeScore.userSmartreqId,
      jobStepId: jobStepActivity.jobStepId,
      attribute: sql<string>`${attributeScore.attributeTypeId}::text`,
      points: attributeScore.points,
    })
    .from(attributeScore)
    .innerJoin(
      userStepActivity,
      and(
        eq(userStepActivity.accountId, attributeScore.accountId),
        eq(userStepActivity.userStepActivityId, attributeScore.userStepActivityId),
      ),
    )
    .innerJoin(jobStepActivity, plannedActivity)
    .where(
      and(
        eq(attributeScore.accountId, accountId),
        inArray(attributeScore.userSmartreqId, [...ids]),
      ),
    )
}

function weightsOf(tx: Tx, { accountId, jobId }: JobKey) {
  return tx.db
    .select({
      attribute: sql<string>`${jobAttribute.attributeTypeId}::text`,
      weight: jobAttribute.weight,
    })
    .from(jobAttribute)
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
}
