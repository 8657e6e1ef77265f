// Example requests of moves between requisitions.
import { eq } from 'drizzle-orm'

import { jobTeam } from '#server/db/schema/requisition.ts'

import { newRefIdOf } from '../applicant-changes.ts'
import { buildRequisition } from '../builders.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const moveExamples: SliceExamples = {
  bodies: { moveApplicants: newMove, moveAccountApplicants: newMove },
}

async function newMove({ test, target }: ExampleNeeds) {
  return {
    to_job_id: await otherJobOf({ test, target }),
    ref_ids: [await newRefIdOf(test.database, target)],
  }
}

/** Another open requisition of the target's company, with the same team as the target's. */
async function otherJobOf({ test, target }: Pick<ExampleNeeds, 'test' | 'target'>) {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return NO_ID
  const { database } = test
  const isOfTeam = eq(jobTeam.jobId, requisition.jobId)
  const members = await database.owner.select().from(jobTeam).where(isOfTeam)
  const team = [...new Set(members.flatMap((one) => one.userId ?? []))]
  return (await buildRequisition(database, { company: { accountId }, team })).jobId
}
