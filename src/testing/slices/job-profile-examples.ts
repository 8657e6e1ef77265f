// Example requests and rows of job profiles.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { userJob } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'

import { only } from '../builders.ts'
import {
  buildOutcome,
  buildParticipant,
  buildProfile,
  outcomeBody,
  teamOf,
} from '../job-profiles.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const FIRST_DAY = '2027-03-01'
const title = () => `Profile ${randomUUID()}`

/** A profile whose team is that of the target's requisition; of nothing where the target is missing. */
async function newProfile({ test, target }: ExampleNeeds): Promise<{ job_id: number }> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return { job_id: NO_ID }
  const team = await teamOf(test.database, requisition.jobId)
  return { job_id: await buildProfile(test.database, { accountId, team }) }
}

/** The link of one; of nothing, as requisitions have them, where the target is missing. */
async function newPage(needs: ExampleNeeds): Promise<{ job_uuid: string }> {
  const { job_id: jobId } = await newProfile(needs)
  if (jobId === NO_ID) return { job_uuid: needs.target.requisition.uuid }
  const { owner } = needs.test.database
  const rows = await owner.select({ uuid: job.uuid }).from(job).where(eq(job.jobId, jobId))
  return { job_uuid: only(rows).uuid }
}

/** One with a person in it. */
async function newParticipant(
  needs: ExampleNeeds,
  values: Partial<typeof userJob.$inferInsert> = {},
) {
  const { job_id: jobId } = await newProfile(needs)
  if (jobId === NO_ID) return { job_id: NO_ID, user_job_id: NO_ID }
  const { accountId } = needs.target
  const made = await buildParticipant(needs.test.database, { accountId, jobId, ...values })
  return { job_id: jobId, user_job_id: made.userJobId }
}

async function ofParticipant(needs: ExampleNeeds, values?: Partial<typeof userJob.$inferInsert>) {
  const { job_id, user_job_id } = await newParticipant(needs, values)
  return { params: { job_id }, body: { user_job_ids: [user_job_id] } }
}

/** A person who has moved a moment ago. */
async function newMove(needs: ExampleNeeds) {
  const made = await newParticipant(needs)
  const { job_id: jobId } = await newProfile(needs)
  if (jobId === NO_ID) return { params: { job_id: NO_ID }, body: { user_job_ids: [NO_ID] } }
  const { owner } = needs.test.database
  const next = await buildParticipant(needs.test.database, {
    accountId: needs.target.accountId,
    jobId,
    startDate: FIRST_DAY,
    createdAt: needs.test.clock.now(),
  })
  await owner
    .update(userJob)
    .set({ endDate: '2027-02-28', movedTo: next.userJobId })
    .where(eq(userJob.userJobId, made.user_job_id))
  return { params: { job_id: made.job_id }, body: { user_job_ids: [made.user_job_id] } }
}

export const jobProfileExamples: SliceExamples = {
  bodies: {
    createJobProfile: () => ({ title: title() }),
    saveJobProfile: () => ({ title: title() }),
    saveMeasurementSettings: { send_satisfaction_invitation: true },
    saveJobOutcomes: async ({ test, target: { accountId } }) => ({
      outcomes: [
        outcomeBody(accountId === NO_ID ? NO_ID : await buildOutcome(test.database, accountId)),
      ],
    }),
    saveParticipant: { department: 'Terminal' },
    moveParticipants: async (needs) => {
      const made = await newParticipant(needs)
      const { job_id: to } = await newProfile(needs)
      // Of nothing, the other one is no profile either.
      return {
        from_job_id: made.job_id,
        to_job_id: to === NO_ID ? NO_ID - 1 : to,
        user_job_ids: [made.user_job_id],
        first_day: FIRST_DAY,
      }
    },
  },
  params: {
    getJobProfile: newProfile,
    getProfilePage: newPage,
    saveJobProfile: newProfile,
    deleteJobProfile: newProfile,
    restoreJobProfile: newProfile,
    saveMeasurementSettings: newProfile,
    getJobOutcomes: newProfile,
    saveJobOutcomes: newProfile,
    listParticipants: newProfile,
    getParticipant: (needs) => newParticipant(needs),
    getParticipantResults: (needs) => newParticipant(needs),
    saveParticipant: (needs) => newParticipant(needs),
  },
  rows: ({ accountId, jobId }) => [
    sql`insert into job_outcome (account_id, job_id, attribute_type_id, frequency, points, sort_order)
        select ${accountId}, ${jobId}, min(attribute_type_id), 'once', '[]'::jsonb, 1 from attribute_type`,
  ],
  queries: {
    previewProfileMove: async (needs) => ({
      from_job_id: (await newProfile(needs)).job_id,
      to_job_id: (await newProfile(needs)).job_id,
    }),
  },
  requests: {
    removeParticipants: (needs) => ofParticipant(needs),
    restoreParticipants: (needs) => ofParticipant(needs, { deletedAt: needs.test.clock.now() }),
    undoProfileMove: newMove,
  },
}
