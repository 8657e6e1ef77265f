// Possible duplicates and merged applications for tests.
import { eq } from 'drizzle-orm'

import { application } from '#server/db/schema/requisition.ts'

import { buildApplication, buildPerson } from './builders.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'
import { NO_ID, type Target } from './world.ts'

/** Another user who applied to a target's requisition. */
async function otherApplicantOf(database: TestDatabase, target: Target): Promise<number> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return NO_ID
  const person = await buildPerson(database)
  await buildApplication(database, { requisition, person })
  return person.userId
}

/** The body of a merge of a user into the target's; null for every other call. */
export async function userMergeExample(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, unknown> | null> {
  if (name !== 'mergeUsers' && name !== 'mergeUserJobs') return null
  const { accountId, userId, requisition } = target
  const duplicate = await otherApplicantOf(test.database, target)
  const users = { account_id: accountId, primary_user_id: userId, duplicate_user_id: duplicate }
  return name === 'mergeUsers' ? users : { ...users, job_ids: [requisition.jobId] }
}

/** An application of another user to a target's requisition, whom no other call is about. */
export async function otherApplicationOf(database: TestDatabase, target: Target): Promise<number> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return NO_ID
  const person = await buildPerson(database)
  return (await buildApplication(database, { requisition, person })).userSmartreqId
}

/** One that is merged into the target's. */
async function mergedApplicationOf(database: TestDatabase, target: Target): Promise<number> {
  const id = await otherApplicationOf(database, target)
  const { userSmartreqId: mergedInto, memberId: mergedBy } = target
  if (id !== NO_ID)
    await database.owner
      .update(application)
      .set({ mergedInto, mergedBy, mergedAt: new Date() })
      .where(eq(application.userSmartreqId, id))
  return id
}

const OF_PAIR = ['previewMerge', 'dismissDuplicate', 'undoDismissal']

/** The parameters of a good call about duplicates; null for every other call. */
export async function duplicateExample(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, number> | null> {
  const { database } = test
  if (OF_PAIR.includes(name))
    return { other_user_smartreq_id: await otherApplicationOf(database, target) }
  if (name === 'previewUserMerge')
    return { duplicate_user_id: await otherApplicantOf(database, target) }
  if (name !== 'undoMerge') return null
  return { user_smartreq_id: await mergedApplicationOf(database, target) }
}
