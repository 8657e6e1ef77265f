// The package of an activity with its options in the order of the attempt: derived until it starts, and stored with the start.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'

import type { Tx } from '../../db/database.ts'
import type { ActivityRow } from '../attempt-repository.ts'
import { drawFor } from './draw-for.ts'
import { findOrder, findShuffled, insertOrder } from './option-order-repository.ts'
import { chooseOrder, inOrder } from './option-order.ts'

type Given = { readonly content: AssessmentPackage; readonly activity: ActivityRow }
type Started = {
  readonly accountId: number
  readonly userId: number
  readonly userStepActivityId: number
  /** The version that the attempt began with. */
  readonly asmtId: number
}

/**
 * The content with its options in one order on every device, asked for as often as anyone likes: it stores nothing. Devices
 * store packages before the attempt begins, so the order is drawn from what the activity is. A stored one stands over it,
 * and an attempt that began without one keeps the order of the content, in which its questions were shown.
 */
export async function withStoredOrder(
  tx: Tx,
  { content, activity }: Given,
): Promise<AssessmentPackage> {
  if (content.shuffled_response_sets === undefined) return content
  const stored = await findOrder(tx, activity)
  if (stored === null && activity.hasAttempt) return content
  return inOrder(content, stored ?? chooseOrder(content, drawFor(activity)))
}

/** Stores the order in which the content of a new attempt was shown; nothing for content that shuffles none. */
export async function storeOrder(tx: Tx, started: Started): Promise<void> {
  const content = await findShuffled(tx, started.asmtId)
  if (content === null) return
  const { accountId, userId, userStepActivityId, asmtId } = started
  const optionValues = chooseOrder(content, drawFor(started))
  await insertOrder(tx, { accountId, userId, userStepActivityId, asmtId, optionValues })
}
