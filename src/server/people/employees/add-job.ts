// Gives an employee a stretch in a job profile. Runs with the lists of the company locked.
import type { NewUserJob } from '#contract/people/people.ts'

import type { Changing } from '../../access/staff-command.ts'
import { AppError } from '../../http/app-error.ts'
import { findCompanyDay } from './company-day.ts'
import { userJobColumns } from './person-details.ts'
import { assertUserJob } from './user-job-checks.ts'
import { insertUserJob, lockProfile } from './user-job-repository.ts'

type Adding = {
  readonly person: { readonly userId: number; readonly email: string | null }
  readonly job: NewUserJob
  readonly at: Date
}

/** @throws AppError `validation_failed` for a profile that is not in use, and as `assertUserJob`. */
export async function addJob(changing: Changing, { person, job, at }: Adding) {
  const { tx, access, audit } = changing
  const { accountId } = access
  const key = { accountId, userId: person.userId }
  const profile = await lockProfile(tx, { accountId, jobId: job.job_id })
  if (profile === null || profile.archivedAt !== null)
    throw new AppError('validation_failed', { fields: { job_id: 'This profile is not in use.' } })
  const values = userJobColumns({
    job_title: job.job_title ?? profile.title,
    department: job.department === undefined ? profile.department : job.department,
    employee_number: job.employee_number ?? null,
    start_date: job.start_date,
    employment_type: job.employment_type ?? null,
    supervisor_email: job.supervisor_email ?? null,
  })
  const today = await findCompanyDay(tx, { accountId, at })
  const stretch = { ...key, ...values, jobId: job.job_id, endDate: null }
  await assertUserJob(tx, { ...stretch, email: person.email, userJobId: null, today })
  const userJobId = await insertUserJob(tx, { ...stretch, createdAt: at })
  await audit({
    entity: 'user_job',
    entityId: userJobId,
    action: 'create',
    after: { job_id: job.job_id, job_title: values.jobTitle, start_date: values.startDate },
  })
  return { user_id: person.userId, user_job_id: userJobId }
}
