// SQL of one activity of a tracker, by its own id. Runs in the person's scope.
import { and, eq, isNull } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { attemptOfActivity } from '../db/joins.ts'
import { attempt, userStepActivity } from '../db/schema/assessment.ts'
import { application } from '../db/schema/requisition.ts'

/** An activity of a user with its application and its attempt; null when it is not theirs. */
export async function findTrackedActivity(
  tx: Tx,
  given: { userId: number; userStepActivityId: number },
): Promise<{
  accountId: number
  userSmartreqId: number
  refId: number
  attemptId: string | null
} | null> {
  const { accountId, userSmartreqId, refId } = application
  const [row] = await tx.db
    .select({ accountId, userSmartreqId, refId, attemptId: attempt.attemptId })
    .from(userStepActivity)
    .innerJoin(
      application,
      and(
        eq(application.accountId, userStepActivity.accountId),
        eq(application.userSmartreqId, userStepActivity.userSmartreqId),
      ),
    )
    .leftJoin(attempt, attemptOfActivity)
    .where(
      and(
        eq(userStepActivity.userStepActivityId, given.userStepActivityId),
        eq(application.userId, given.userId),
        isNull(application.deletedAt),
      ),
    )
  return row ?? null
}
