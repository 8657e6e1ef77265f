// Hiring classes for tests, and the bodies that make them.
import { hiringClass, hiringClassAssignment } from '#server/db/schema/hiring-class.ts'

import { only } from './builders.ts'
import type { TestDatabase } from './test-database.ts'
import { NO_ID, type Target } from './world.ts'

/** What creates a class. */
export function classBody(values: Partial<{ name: string; seats: number; status: string }> = {}) {
  const name = `Class ${crypto.randomUUID()}`
  return { name, seats: 5, start_date: '2027-03-01', status: 'open', ...values }
}

/** An open class of a requisition; its id. */
export async function buildClass(
  { owner }: TestDatabase,
  values: Pick<typeof hiringClass.$inferInsert, 'accountId' | 'jobId'> &
    Partial<typeof hiringClass.$inferInsert>,
): Promise<number> {
  const name = `Class ${crypto.randomUUID()}`
  const made = { name, seats: 5, startDate: '2027-03-01', status: 'open' as const, ...values }
  return only(await owner.insert(hiringClass).values(made).returning()).hiringClassId
}

/** A class of a target's requisition; of none for the target that is nothing. */
export async function classOf(database: TestDatabase, target: Target): Promise<number> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return NO_ID
  return buildClass(database, { accountId, jobId: requisition.jobId })
}

/** An assignment of a target's applicant; its batch. */
export async function assignmentOf({ owner }: TestDatabase, target: Target): Promise<string> {
  const { accountId, userSmartreqId, memberId } = target
  const batchId = crypto.randomUUID()
  const values = { accountId, batchId, userSmartreqId, assignedBy: memberId }
  await owner.insert(hiringClassAssignment).values(values)
  return batchId
}
