// Changes of applicants for tests.
import { applicationChange } from '#server/db/schema/applicant-change.ts'

import type { TestDatabase } from './test-database.ts'
import type { Target } from './world.ts'

/** A change of a target's applicant that can be undone; its batch. */
export async function changeOf({ owner }: TestDatabase, target: Target): Promise<string> {
  const { accountId, userSmartreqId, memberId } = target
  const batchId = crypto.randomUUID()
  await owner.insert(applicationChange).values({
    accountId,
    batchId,
    userSmartreqId,
    kind: 'assign',
    before: { user_id: null },
    after: { user_id: memberId },
    changedBy: memberId,
    changedAt: new Date(),
  })
  return batchId
}
