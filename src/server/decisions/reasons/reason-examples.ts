// Example requests of a company’s reasons for rejection.
import { randomUUID } from 'node:crypto'

import { rejectionReason } from '#server/db/schema/decision.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '#testing/slice-examples.ts'
import { NO_ID } from '#testing/world.ts'

export const reasonExamples: SliceExamples = {
  bodies: { createRejectionReason: reasonBody, updateRejectionReason: reasonBody },
  params: {
    updateRejectionReason: unlessMissing(newReason),
    deleteRejectionReason: unlessMissing(newReason),
  },
}

function reasonBody() {
  return { label: `Reason ${randomUUID()}`, reason_type: 'other' }
}

/** A reason that nothing uses yet. */
async function newReason({ test, target }: ExampleNeeds) {
  const { accountId } = target
  const [row] = await test.database.owner
    .insert(rejectionReason)
    .values({ accountId, reasonType: 'other', label: randomUUID(), sortOrder: 99 })
    .returning()
  return { rejection_reason_id: row?.rejectionReasonId ?? NO_ID }
}
