// Example requests and rows of hiring classes.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { hiringClassAssignment } from '#server/db/schema/hiring-class.ts'

import { buildClass, classBody } from '../hiring-classes.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const classExamples: SliceExamples = {
  bodies: {
    createHiringClass: () => classBody(),
    saveHiringClass: { seats: 40 },
    assignHiringClass: ({ target }) => ({ hiring_class_id: null, ref_ids: [target.refId] }),
  },
  params: {
    saveHiringClass: newClass,
    deleteHiringClass: newClass,
    undoHiringClass: unlessMissing(newAssignment),
  },
  rows: ({ accountId, userId, jobId, userSmartreqId, attemptId }) => [
    sql`insert into hiring_class (account_id, job_id, name, seats, start_date, status)
        values (${accountId}, ${jobId}, 'c', 5, '2027-01-04', 'open')`,
    sql`insert into hiring_class_assignment (account_id, batch_id, user_smartreq_id, assigned_by)
        values (${accountId}, ${attemptId}, ${userSmartreqId}, ${userId})`,
  ],
}

async function newClass({ test, target }: ExampleNeeds) {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return { hiring_class_id: NO_ID }
  const { jobId } = requisition
  return { hiring_class_id: await buildClass(test.database, { accountId, jobId }) }
}

/** An assignment of the target's applicant. */
async function newAssignment({ test, target }: ExampleNeeds) {
  const { accountId, userSmartreqId, memberId } = target
  const batchId = randomUUID()
  const values = { accountId, batchId, userSmartreqId, assignedBy: memberId }
  await test.database.owner.insert(hiringClassAssignment).values(values)
  return { batch_id: batchId }
}
