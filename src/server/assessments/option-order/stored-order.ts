// The package of an activity with its options in the order of the attempt, which is chosen when it is first sent.
import type { AssessmentPackage } from '#contract/assessments.ts'

import type { Tx } from '../../db/database.ts'
import type { ActivityRow } from '../attempt-repository.ts'
import { findOrder, insertOrder } from './option-order-repository.ts'
import { chooseOrder, inOrder } from './option-order.ts'

type Given = {
  readonly content: AssessmentPackage
  readonly activity: ActivityRow
  readonly userId: number
}

/**
 * Every device of an attempt gets the same order: devices store packages before the attempt begins, so it is chosen then.
 * An attempt that began without one keeps the order of the content, in which its questions were shown. A request that is
 * sent again, or ahead of time, gets the same: it stores nothing more.
 */
export async function withStoredOrder(
  tx: Tx,
  { content, activity, userId }: Given,
): Promise<AssessmentPackage> {
  if (content.shuffled_response_sets === undefined) return content
  const { accountId, userStepActivityId, asmtId } = activity
  const key = { accountId, userStepActivityId, asmtId }
  if ((await findOrder(tx, key)) === null && !activity.hasAttempt)
    await insertOrder(tx, { ...key, userId, optionValues: chooseOrder(content) })
  return inOrder(content, await findOrder(tx, key))
}
