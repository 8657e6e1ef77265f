// A hire begins a stretch of employment: the applicant becomes an employee in the job profile of the requisition. Runs in
// the company's scope, in the transaction of the decision.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE } from '../../db/job-types.ts'
import { userJob } from '../../db/schema/employee.ts'

type Db = Pick<Tx, 'db'>
type Hires = { readonly accountId: number; readonly ids: readonly number[]; readonly at: Date }

/**
 * Begins the stretches of applications that were hired. A requisition without a job profile gets the one of its title,
 * which is made where the company has none.
 */
export async function startHiredJobs(
  { tx, auditAll }: Pick<Changing, 'auditAll'> & { readonly tx: Db },
  hires: Hires,
): Promise<void> {
  await giveProfiles(tx, hires)
  await addEmployees(tx, hires)
  await lockEmployees(tx, hires)
  await joinJobs(tx, hires)
  const begun = await insertJobs(tx, hires)
  await auditAll(
    begun.map(({ userJobId, userSmartreqId }) => ({
      entity: 'user_job',
      entityId: userJobId,
      action: 'create',
      after: { user_smartreq_id: userSmartreqId },
    })),
  )
}

/**
 * Changes the first day of a stretch together with the first day of its hire. A stretch with days of its own
 * keeps them, and so does one that would end before, or overlap another one in the same profile.
 */
export async function changeHiredStart(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; from: string | null; startDate: string },
): Promise<void> {
  const { accountId, userSmartreqId, from, startDate } = given
  if (from === null) return
  const overlaps = sql`exists (select 1 from user_job o where o.account_id = user_job.account_id
    and o.user_id = user_job.user_id and o.job_id = user_job.job_id and o.user_job_id <> user_job.user_job_id
    and o.deleted_at is null and (o.end_date is null or o.end_date >= ${startDate}::date)
    and (user_job.end_date is null or o.start_date <= user_job.end_date))`
  await tx.db
    .update(userJob)
    .set({ startDate })
    .where(
      and(
        eq(userJob.accountId, accountId),
        eq(userJob.userSmartreqId, userSmartreqId),
        eq(userJob.startDate, from),
        isNull(userJob.deletedAt),
        sql`(end_date is null or end_date >= ${startDate}::date) and not ${overlaps}`,
      ),
    )
}

// A requisition without a profile, or with one that was archived meanwhile.
const lacksProfile = sql`(r.profile_job_id is null or exists (select 1 from job old
  where old.account_id = r.account_id and old.job_id = r.profile_job_id and old.archived_at is not null))`

// The unique index of titles decides, so that two hires at once do not make one profile twice.
async function giveProfiles(tx: Db, { accountId, ids }: Hires): Promise<void> {
  const applications = sql.param([...ids])
  await tx.db.execute(sql`
    insert into job (account_id, job_type_id, title, department, plan_version)
    select distinct on (r.folded_title) r.account_id, ${PROFILE_TYPE}::smallint, r.title, r.department, 0
    from application a join job r on r.account_id = a.account_id and r.job_id = a.job_id
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${applications}::bigint[])
      and ${lacksProfile}
    order by r.folded_title, r.job_id
    on conflict (account_id, folded_title) where job_type_id = 1 and archived_at is null do nothing`)
  await tx.db.execute(sql`
    update job r set profile_job_id = p.job_id
    from job p
    where r.account_id = ${accountId} and ${lacksProfile}
      and r.job_id in (select a.job_id from application a
        where a.account_id = ${accountId} and a.user_smartreq_id = any(${applications}::bigint[]))
      and p.account_id = r.account_id and p.job_type_id = ${PROFILE_TYPE} and p.archived_at is null
      and p.folded_title = r.folded_title`)
}

// Someone whom the company had named by address before is the same person from now on, with the applicant's account.
async function addEmployees(tx: Db, { accountId, ids, at }: Hires): Promise<void> {
  const applications = sql.param([...ids])
  await tx.db.execute(sql`
    update employee e set user_id = h.user_id
    from (
      select distinct on (p.user_id) p.user_id, f.user_id as named_id
      from application a
      join applicant p on p.account_id = a.account_id and p.user_id = a.user_id
      join employee f on f.account_id = p.account_id and f.email_key = lower(p.email)
      where a.account_id = ${accountId} and a.user_smartreq_id = any(${applications}::bigint[])
        and is_unlinked_user(f.user_id)
        and not exists (select 1 from employee o where o.account_id = p.account_id and o.user_id = p.user_id)
      order by p.user_id, f.merged_into is not null, f.user_id
    ) h
    where e.account_id = ${accountId} and e.user_id = h.named_id`)
  await tx.db.execute(sql`
    insert into employee (account_id, user_id, first_name, last_name, email, phone_number, city, state_code, country_code, created_at)
    select distinct on (p.user_id) p.account_id, p.user_id, p.first_name, p.last_name, p.email, p.phone_number, p.city,
      p.state_code, p.country_code, ${at.toISOString()}::timestamptz
    from application a join applicant p on p.account_id = a.account_id and p.user_id = a.user_id
    where a.account_id = ${accountId} and a.user_smartreq_id = any(${applications}::bigint[])
    order by p.user_id
    on conflict (account_id, user_id) do nothing`)
}

// Every change of a person's jobs locks the person.
async function lockEmployees(tx: Db, { accountId, ids }: Hires): Promise<void> {
  await tx.db.execute(sql`
    select 1 from employee e
    where e.account_id = ${accountId} and e.user_id in (
      select unnest(array[o.user_id, o.merged_into]) from application a
      join employee o on o.account_id = a.account_id and o.user_id = a.user_id
      where a.account_id = ${accountId} and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[]))
    order by e.user_id for update`)
}

// An applicant whose employee record was merged into another one is hired as that person.
const hired = sql`(select coalesce(m.merged_into, m.user_id) from employee m
  where m.account_id = a.account_id and m.user_id = a.user_id)`

// A job in the same profile that still goes on at the first day: `u` is the job, `a` the application, `r` its requisition.
const isThere = sql`u.account_id = a.account_id and u.user_id = ${hired} and u.job_id = r.profile_job_id
  and u.deleted_at is null and (u.end_date is null or u.end_date >= a.start_date)`

// A person who was recorded in the profile before, by hand or from a file, has that job: the hire is how it began.
async function joinJobs(tx: Db, { accountId, ids }: Hires): Promise<void> {
  await tx.db.execute(sql`
    update user_job j set user_smartreq_id = h.user_smartreq_id
    from (
      select distinct on (a.user_smartreq_id) a.user_smartreq_id, u.user_job_id
      from application a join job r on r.account_id = a.account_id and r.job_id = a.job_id
      join user_job u on ${isThere} and u.user_smartreq_id is null
      where a.account_id = ${accountId} and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[])
        and a.start_date is not null
      order by a.user_smartreq_id, u.start_date
    ) h
    where j.account_id = ${accountId} and j.user_job_id = h.user_job_id`)
}

async function insertJobs(
  tx: Db,
  { accountId, ids, at }: Hires,
): Promise<{ userJobId: number; userSmartreqId: number | null }[]> {
  const isTheirs = sql`a.account_id = ${accountId} and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[])`
  await tx.db.execute(sql`
    insert into user_job (account_id, user_id, recorded_for, job_id, job_title, department, start_date, user_smartreq_id, created_at)
    select a.account_id, ${hired}, nullif(a.user_id, ${hired}), r.profile_job_id, r.title, r.department, a.start_date, a.user_smartreq_id,
      ${at.toISOString()}::timestamptz
    from application a join job r on r.account_id = a.account_id and r.job_id = a.job_id
    where ${isTheirs} and a.start_date is not null and r.profile_job_id is not null
      and not exists (select 1 from user_job u where ${isThere})
    order by a.user_smartreq_id
    on conflict (account_id, user_smartreq_id) where user_smartreq_id is not null and deleted_at is null do nothing`)
  return tx.db
    .select({ userJobId: userJob.userJobId, userSmartreqId: userJob.userSmartreqId })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, accountId),
        inArray(userJob.userSmartreqId, [...ids]),
        isNull(userJob.deletedAt),
        eq(userJob.createdAt, at),
      ),
    )
}
