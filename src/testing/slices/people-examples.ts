// Example requests of the people of a company. The rows of their tables: `employee-examples.ts`.
import { sql } from 'drizzle-orm'

import { buildEmployee } from '../employees.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const employeeOnly = unlessMissing(async (needs) => ({ user_id: (await newJob(needs)).user_id }))

export const peopleExamples: SliceExamples = {
  bodies: {
    checkPersonEmail: { email: 'someone@example.com' },
    addPerson: async (needs) => ({
      first_name: 'Ada',
      last_name: 'Okafor',
      ...(await newStretch(needs)),
    }),
    updatePerson: { city: 'Saltmarsh' },
    addUserJob: newStretch,
    updateUserJob: { department: 'Logistics' },
    recordSeparation: {
      end_date: '2030-01-31',
      separation_type: 'other',
      separation_reason_id: null,
    },
  },
  params: {
    getPerson: employeeOnly,
    updatePerson: employeeOnly,
    addUserJob: employeeOnly,
    updateUserJob: newJob,
    deleteUserJob: newJob,
    recordSeparation: newJob,
    deleteSeparation: (needs) => newJob(needs, { isOver: true }),
    restoreUserJob: (needs) => newJob(needs, { isRemoved: true }),
  },
}

async function newStretch({ test, target }: ExampleNeeds) {
  if (target.accountId === NO_ID) return { job_id: NO_ID, start_date: '2026-01-05' }
  const { jobId } = await buildEmployee(test.database, target)
  return { job_id: jobId, start_date: '2026-01-05' }
}

async function newJob({ test, target }: ExampleNeeds, { isOver = false, isRemoved = false } = {}) {
  if (target.accountId === NO_ID) return { user_id: NO_ID, user_job_id: NO_ID }
  const { userId, userJobId } = await buildEmployee(test.database, target)
  const isIt = sql`user_job_id = ${userJobId}`
  const { owner } = test.database
  if (isOver)
    await owner.execute(
      sql`update user_job set end_date = '2026-03-31', separation_type = 'other' where ${isIt}`,
    )
  if (isRemoved) await owner.execute(sql`update user_job set deleted_at = now() where ${isIt}`)
  return { user_id: userId, user_job_id: userJobId }
}
