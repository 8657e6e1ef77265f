// In which order applicants saw the options of tests: goes with their answers. Runs in the system's scope.
import { and, eq, inArray } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { userStepActivity } from '../db/schema/assessment.ts'
import { optionOrder } from '../db/schema/option-order.ts'

export async function deleteOptionOrders(
  tx: Tx,
  given: { accountId: number; userSmartreqIds: readonly number[] },
): Promise<void> {
  const { accountId, userSmartreqIds } = given
  const theirs = tx.db
    .select({ id: userStepActivity.userStepActivityId })
    .from(userStepActivity)
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        inArray(userStepActivity.userSmartreqId, [...userSmartreqIds]),
      ),
    )
  await tx.db
    .delete(optionOrder)
    .where(
      and(eq(optionOrder.accountId, accountId), inArray(optionOrder.userStepActivityId, theirs)),
    )
}
