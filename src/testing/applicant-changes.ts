// Changes of applicants for tests.
import { applicationChange } from '#server/db/schema/applicant-change.ts'

import { buildApplication, buildPerson } from './builders.ts'
import type { TestDatabase } from './test-database.ts'
import { NO_ID, type Target } from './world.ts'

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

/** A new applicant of a target's requisition, whom no other call is about. */
export async function newRefIdOf(database: TestDatabase, target: Target): Promise<number> {
  const { accountId, requisition, refId } = target
  if (accountId === NO_ID) return refId
  const person = await buildPerson(database)
  return (await buildApplication(database, { requisition, person })).refId
}
