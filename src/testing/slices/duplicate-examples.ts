// Example requests and rows of possible duplicates and merges.
import { eq, sql } from 'drizzle-orm'

import { application } from '#server/db/schema/requisition.ts'

import { buildApplication, buildPerson } from '../builders.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const duplicateExamples: SliceExamples = {
  bodies: {
    mergeApplications: async (needs) => ({
      merged_user_smartreq_id: (await otherApplicantOf(needs)).userSmartreqId,
    }),
    mergeUsers: mergedUsers,
    mergeUserJobs: async (needs) => ({
      ...(await mergedUsers(needs)),
      job_ids: [needs.target.requisition.jobId],
    }),
  },
  params: {
    previewMerge: otherOfPair,
    dismissDuplicate: otherOfPair,
    undoDismissal: otherOfPair,
    previewUserMerge: async (needs) => ({
      duplicate_user_id: (await otherApplicantOf(needs)).userId,
    }),
    undoMerge: async (needs) => ({ user_smartreq_id: await mergedApplicationOf(needs) }),
  },
  rows: ({ accountId, userId }) => [
    sql`insert into app_user (email, first_name, last_name) values (${`twin-${accountId}@example.com`}, 'f', 'l')`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user where email = ${`twin-${accountId}@example.com`}`,
    sql`insert into duplicate_dismissal
        select ${accountId}, ${userId}, user_id, ${userId}, now() from app_user where email = ${`twin-${accountId}@example.com`}`,
  ],
}

/** Another user who applied to the target's requisition, whom no other call is about. */
async function otherApplicantOf({ test, target }: ExampleNeeds) {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return { userId: NO_ID, userSmartreqId: NO_ID }
  const person = await buildPerson(test.database)
  const { userSmartreqId } = await buildApplication(test.database, { requisition, person })
  return { userId: person.userId, userSmartreqId }
}

async function mergedUsers(needs: ExampleNeeds) {
  const { accountId, userId } = needs.target
  const duplicate = (await otherApplicantOf(needs)).userId
  return { account_id: accountId, primary_user_id: userId, duplicate_user_id: duplicate }
}

async function otherOfPair(needs: ExampleNeeds) {
  return { other_user_smartreq_id: (await otherApplicantOf(needs)).userSmartreqId }
}

/** An application that is merged into the target's. */
async function mergedApplicationOf(needs: ExampleNeeds): Promise<number> {
  const { userSmartreqId: id } = await otherApplicantOf(needs)
  const { userSmartreqId: mergedInto, memberId: mergedBy } = needs.target
  if (id !== NO_ID)
    await needs.test.database.owner
      .update(application)
      .set({ mergedInto, mergedBy, mergedAt: new Date() })
      .where(eq(application.userSmartreqId, id))
  return id
}
