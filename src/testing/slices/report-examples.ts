// Example requests of reports about an activity that is submitted.
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { attempt, userStepActivity } from '#server/db/schema/assessment.ts'

import { activityOf } from '../candidate.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const reportExamples: SliceExamples = {
  params: {
    getReport: unlessMissing(async (needs) => ({
      user_step_activity_id: await finishedActivityOf(needs),
    })),
  },
}

/** The target's personality questionnaire, submitted; its id. */
async function finishedActivityOf({ test, target }: ExampleNeeds): Promise<number> {
  const { owner } = test.database
  const { accountId, userId, userSmartreqId, requisition } = target
  const { jobStepActivityId, asmtId } = activityOf(requisition, 'personality')
  const [found] = await owner
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
  await owner
    .insert(attempt)
    .values({ ...ids, ...times, ...made })
    .onConflictDoNothing()
  return found.id
}
