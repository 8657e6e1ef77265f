// Job profiles: the roles that people hold in a company. A profile is a job of its own type, so that it has a team, steps
// and attributes like every job.
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Columns of a job. */
export const jobProfileColumns = {
  /** Of a requisition: the profile that the people hold who are hired; null until someone is, or staff choose one. */
  profileJobId: bigint('profile_job_id', { mode: 'number' }),
  /** Of a profile: since when it is not offered any more. */
  archivedAt: timestamp('archived_at', { withTimezone: true }),
}

/** One profile of a title for each company, and finds the requisitions of a profile. */
export function ofProfiles({
  accountId,
  jobId,
  foldedTitle,
  department,
  profileJobId,
}: Record<'accountId' | 'jobId' | 'foldedTitle' | 'department' | 'profileJobId', AnyPgColumn>) {
  return [
    uniqueIndex('job_profile_title')
      .on(accountId, foldedTitle)
      .where(sql`job_type_id = 1 and archived_at is null`),
    index('job_profile_department')
      .on(accountId, department, jobId)
      .where(sql`job_type_id = 1 and archived_at is null`),
    index('job_of_profile')
      .on(accountId, profileJobId)
      .where(sql`profile_job_id is not null`),
    check('job_profile_private', sql`job_type_id <> 1 or status = 'draft'`),
    check('job_profile_of_requisition', sql`profile_job_id is null or job_type_id in (2, 5)`),
  ]
}
