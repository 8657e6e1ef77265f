// An activity that is submitted, for the examples of reports.
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { attempt, userStepActivity } from '#server/db/schema/assessment.ts'

import { activityOf } from './candidate.ts'
import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

/** The target's personality questionnaire, submitted; its id. */
export async function finishedActivityOf({ database }: TestApp, target: Target): Promise<number> {
  const { accountId, userId, userSmartreqId, requisition } = target
  const { jobStepActivityId, asmtId } = activityOf(requisition, 'personality')
  const [found] = await database.owner
    .select({ id: userStepActivity.userStepActivityId })
    .from(userStepActivity)
    .where(
      and(
        eq(userStepActivity.userSmartreqId, userSmartreqId),
        eq(userStepActivity.jobStepActivityId, jobStepActivityId),
      ),
    )
  if (found === undefined) return NO_ID
  const at = new Date()
  const times = { pledgeAcceptedAt: at, deviceStartedAt: at, submittedAt: at }
  const ids = { accountId, userId, userSmartreqId, userStepActivityId: found.id, asmtId }
  const made = { attemptId: randomUUID(), deviceId: randomUUID(), language: 'en' }
  await database.owner
    .insert(attempt)
    .values({ ...ids, ...times, ...made })
    .onConflictDoNothing()
  return found.id
}
