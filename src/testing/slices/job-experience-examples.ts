// Example requests and rows of work experience.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import {
  experienceFields,
  jobExperience as exampleExperience,
} from '#contract/examples/job-experiences.ts'
import { jobExperience } from '#server/db/schema/job-experience.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'

export const jobExperienceExamples: SliceExamples = {
  bodies: {
    saveJobExperience: ({ target }) => ({
      user_id: target.userId,
      user_job_id: exampleExperience.user_job_id,
      fields: experienceFields,
    }),
    changeJobExperience: { title: 'Manager' },
  },
  params: {
    getJobExperience: unlessMissing(newExperience),
    changeJobExperience: unlessMissing(newExperience),
  },
  rows: ({ userId, attemptId }) => [
    sql`insert into job_experience (user_id, user_job_id, company_name, title, saved_at) values (${userId}, ${attemptId}, 'c', 't', now())`,
  ],
}

async function newExperience({ test, target }: ExampleNeeds) {
  const { userId } = target
  const userJobId = randomUUID()
  const named = { companyName: 'Harbour Ltd', title: 'Pilot' }
  await test.database.owner
    .insert(jobExperience)
    .values({ userId, userJobId, ...named, savedAt: new Date(0) })
  return { user_job_id: userJobId }
}
