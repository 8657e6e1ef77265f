// Example requests and rows of employees and their jobs.
import { sql } from 'drizzle-orm'

import { PROFILE_TYPE } from '#server/db/job-types.ts'

import type { SliceExamples } from '../slice-examples.ts'

export const employeeExamples: SliceExamples = {
  rows: ({ accountId, userId, userSmartreqId }) => [
    sql`insert into job (account_id, job_type_id, title, plan_version) values (${accountId}, ${PROFILE_TYPE}, 'p', 0)`,
    sql`insert into employee (account_id, user_id, first_name, last_name, created_at) values (${accountId}, ${userId}, 'f', 'l', now())`,
    sql`insert into user_job (account_id, user_id, job_id, job_title, start_date, user_smartreq_id, created_at)
      select account_id, ${userId}, job_id, title, '2026-01-05', ${userSmartreqId}, now() from job
      where account_id = ${accountId} and job_type_id = ${PROFILE_TYPE}`,
  ],
}
