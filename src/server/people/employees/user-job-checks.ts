// Checks of a stretch in a job profile against the other stretches of the person, the numbers of other employees,
// and who supervises whom. Runs in the company's scope, with its lists locked: two changes at once see each other.
import { and, eq, isNull, ne, sql } from 'drizzle-orm'

import { areOverlapping } from '#contract/people/user-job-rules.ts'

import type { Tx } from '../../db/database.ts'
import { userJob } from '../../db/schema/employee.ts'
import { AppError } from '../../http/app-error.ts'
import { isNotOver } from './people-query.ts'

export type CheckedJob = {
  readonly accountId: number
  readonly userId: number
  /** The stretch itself; null for a new one. */
  readonly userJobId: number | null
  readonly jobId: number
  readonly startDate: string
  readonly endDate: string | null
  readonly employeeNumber: string | null
  readonly supervisorEmail: string | null
  /** Of the person, who cannot be their own supervisor. */
  readonly email: string | null
  /** The company's day. */
  readonly today: string
}

/** @throws AppError `user_job_overlaps`, or `validation_failed` that names the fields. */
export async function assertUserJob(tx: Tx, checked: CheckedJob): Promise<void> {
  if (checked.endDate !== null && checked.endDate < checked.startDate)
    throw refused('start_date', 'The start is after the last day.')
  await assertNoOverlap(tx, checked)
  if (await isNumberTaken(tx, checked))
    throw refused('employee_number', 'Another employee has this number.')
  const { supervisorEmail, email } = checked
  if (supervisorEmail !== null && email !== null)
    await assertSupervisor(tx, { ...checked, supervisorEmail, email })
}

/** @throws AppError `validation_failed` */
function refused(field: string, reason: string): AppError {
  return new AppError('validation_failed', { fields: { [field]: reason } })
}

/** A person has a profile once at a time. @throws AppError `user_job_overlaps` */
export async function assertNoOverlap(
  tx: Tx,
  checked: Pick<
    CheckedJob,
    'accountId' | 'userId' | 'userJobId' | 'jobId' | 'startDate' | 'endDate'
  >,
): Promise<void> {
  const others = await tx.db
    .select({ startDate: userJob.startDate, endDate: userJob.endDate })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, checked.accountId),
        eq(userJob.userId, checked.userId),
        eq(userJob.jobId, checked.jobId),
        isNull(userJob.deletedAt),
        checked.userJobId === null ? undefined : ne(userJob.userJobId, checked.userJobId),
      ),
    )
  if (others.some((other) => areOverlapping(other, checked)))
    throw new AppError('user_job_overlaps', {
      fields: { start_date: 'The person has this job at that time already.' },
    })
}

// Numbers of people who left may be given again.
async function isNumberTaken(tx: Tx, checked: CheckedJob): Promise<boolean> {
  const { accountId, userId, employeeNumber } = checked
  if (employeeNumber === null) return false
  const [row] = await tx.db
    .select({
      is: sql<boolean>`exists (select 1 from user_job u
      where u.account_id = ${accountId} and u.employee_number = ${employeeNumber} and u.deleted_at is null
        and u.user_id <> ${userId} and ${isNotOver(checked)})`,
    })
    .from(sql`(select 1) as once`)
  return row?.is ?? false
}

type Supervised = Pick<CheckedJob, 'accountId' | 'today'> & {
  readonly supervisorEmail: string
  readonly email: string
}

/** @throws AppError `validation_failed` where a person would supervise themselves, directly or through others. */
export async function assertSupervisor(tx: Tx, supervised: Supervised): Promise<void> {
  const { supervisorEmail, email, ...rest } = supervised
  if (await supervisesThemselves(tx, { ...rest, supervisors: [supervisorEmail], emails: [email] }))
    throw refused(
      'supervisor_email',
      'The person would supervise themselves, directly or through others.',
    )
}

type Loop = Pick<CheckedJob, 'accountId' | 'today'> & {
  /** Of the person's own stretches. */
  readonly supervisors: readonly string[]
  /** Of the person. */
  readonly emails: readonly string[]
}

/** Whether these supervisors are supervised by the person with one of these addresses, directly or through others. */
export async function supervisesThemselves(tx: Tx, loop: Loop): Promise<boolean> {
  const { accountId, supervisors, emails } = loop
  const [row] = await tx.db
    .select({
      is: sql<boolean>`exists (
      with recursive chain (email) as (
        select lower(s.email) from unnest(${sql.param([...supervisors])}::text[]) s(email)
        union
        select lower(n.email) from chain c
        join employee e on e.account_id = ${accountId} and e.email_key = c.email
        cross join lateral (
          select u.supervisor_email as email from user_job u
          where u.account_id = e.account_id and u.user_id = coalesce(e.merged_into, e.user_id)
            and u.deleted_at is null and u.supervisor_email is not null and ${isNotOver(loop)}
          union all
          select p.email from employee p
          where p.account_id = e.account_id and p.user_id = e.merged_into and p.email is not null
        ) n
      ) select 1 from chain where email in (select lower(o.email) from unnest(${sql.param([...emails])}::text[]) o(email)))`,
    })
    .from(sql`(select 1) as once`)
  return row?.is ?? false
}
