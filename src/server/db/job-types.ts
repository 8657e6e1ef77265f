// The types of a row of `job`. A template has no applicants, no dates and no page, and no endpoint of a job reaches it.
import { sql } from 'drizzle-orm'

import { job } from './schema/requisition.ts'

export const PROFILE_TYPE = 1
export const REQUISITION_TYPE = 2
export const TEMPLATE_TYPE = 5

/** Everything but requisition templates. */
export const isNoTemplate = sql`${job.jobTypeId} <> ${sql.raw(String(TEMPLATE_TYPE))}`

/** What the audit trail calls a change of a job that is set up. */
export function auditEntityOf(jobTypeId: number): 'job_profile' | 'requisition' {
  return jobTypeId === PROFILE_TYPE ? 'job_profile' : 'requisition'
}
