// SQL of one person of a company, with all of their jobs. Runs in the company's scope.
import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { listedRows } from '../../db/schema/application-merge.ts'
import { employee, userJob } from '../../db/schema/employee.ts'
import { application, job } from '../../db/schema/requisition.ts'
import { separationReason } from '../../db/schema/separation-reason.ts'

type PersonKey = { readonly accountId: number; readonly userId: number }

/** An employee whose data was not erased; null for any other id. */
export async function findEmployee(tx: Tx, { accountId, userId }: PersonKey) {
  const [row] = await tx.db
    .select()
    .from(employee)
    .where(
      and(
        eq(employee.accountId, accountId),
        eq(employee.userId, userId),
        isNull(employee.erasedAt),
      ),
    )
  return row ?? null
}

type Supervisor = { user_id: number; name: string }
type Hire = { user_smartreq_id: number; job_id: number; title: string }

const supervisor = sql<Supervisor | null>`(
  select jsonb_build_object('user_id', p.user_id, 'name', p.first_name || ' ' || p.last_name)
  from employee e join employee p on p.account_id = e.account_id and p.user_id = coalesce(e.merged_into, e.user_id)
  where e.account_id = ${userJob.accountId} and e.email_key = ${userJob.supervisorKey} and p.erased_at is null
  order by e.user_id limit 1)`

const hire = sql<Hire | null>`(
  select jsonb_build_object('user_smartreq_id', a.user_smartreq_id, 'job_id', r.job_id, 'title', r.title)
  from application a join job r on r.account_id = a.account_id and r.job_id = a.job_id
  where a.account_id = ${userJob.accountId} and a.user_smartreq_id = ${userJob.userSmartreqId} and ${isListedAs('a')})`

/** The stretches of a person, the latest first. */
export function listStretches(tx: Tx, { accountId, userId }: PersonKey) {
  return tx.db
    .select({
      stretch: userJob,
      profileTitle: job.title,
      reason: separationReason.name,
      supervisor,
      hire,
    })
    .from(userJob)
    .innerJoin(job, and(eq(job.accountId, userJob.accountId), eq(job.jobId, userJob.jobId)))
    .leftJoin(
      separationReason,
      and(
        eq(separationReason.accountId, userJob.accountId),
        eq(separationReason.separationReasonId, userJob.separationReasonId),
      ),
    )
    .where(
      and(eq(userJob.accountId, accountId), eq(userJob.userId, userId), isNull(userJob.deletedAt)),
    )
    .orderBy(desc(userJob.startDate), desc(userJob.userJobId))
}

type Known = {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly isEmployee: boolean
}

/**
 * The person whom a company knows by an address: an employee, else an applicant, else a user. A record that was merged
 * stands for the one that it went into. Null for any other address, also where it has an account elsewhere.
 */
export async function findKnownPerson(
  tx: Tx,
  { accountId, email }: { accountId: number; email: string },
): Promise<Known | null> {
  const [row] = await tx.db
    .select({
      userId: sql`coalesce(p.user_id, k.user_id)`.mapWith(Number),
      firstName: sql<string>`coalesce(p.first_name, k.first_name)`,
      lastName: sql<string>`coalesce(p.last_name, k.last_name)`,
      isEmployee: sql<boolean>`p.user_id is not null`,
    })
    .from(
      sql`(
        select 1 as rank, user_id, first_name, last_name from employee
        where account_id = ${accountId} and email_key = ${email} and erased_at is null
        union all
        select 2, user_id, first_name, last_name from applicant
        where account_id = ${accountId} and lower(email) = ${email}
        union all
        select 3, w.user_id, w.first_name, w.last_name from app_user w
        where lower(w.email) = ${email}
          and exists (select 1 from user_role r where r.account_id = ${accountId} and r.user_id = w.user_id)
      ) as k
      left join employee e on e.account_id = ${accountId} and e.user_id = k.user_id
      left join employee p on p.account_id = e.account_id and p.user_id = coalesce(e.merged_into, e.user_id)
        and p.erased_at is null`,
    )
    .orderBy(sql`k.rank`, sql`k.user_id`)
    .limit(1)
  return row ?? null
}

/** An account that no one can sign in to, for a person whom the company does not know. */
export async function addUnlinkedUser(tx: Tx): Promise<number> {
  const [row] = await tx.db
    .select({ userId: sql`n`.mapWith(Number) })
    .from(sql`add_unlinked_users(1) as n`)
  if (row === undefined) throw new Error('No account was made.')
  return row.userId
}

/** The company's own record of a person; contact details of an applicant come along. */
export async function insertEmployee(
  tx: Tx,
  given: PersonKey & { firstName: string; lastName: string; email: string | null; at: Date },
): Promise<void> {
  const { accountId, userId, firstName, lastName, email, at } = given
  await tx.db.execute(sql`
    insert into employee (account_id, user_id, first_name, last_name, email, phone_number, city, state_code, country_code, created_at)
    select ${accountId}, ${userId}, ${firstName}, ${lastName}, ${email}, p.phone_number, p.city, p.state_code, p.country_code,
      ${at.toISOString()}::timestamptz
    from (select 1) as one left join applicant p on p.account_id = ${accountId} and p.user_id = ${userId}
    on conflict (account_id, user_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      email = excluded.email, erased_at = null`)
}

/** Whether another employee has an address; the records that were merged into this one do not count. */
export async function isEmailTaken(
  tx: Tx,
  { accountId, userId, email }: PersonKey & { email: string },
): Promise<boolean> {
  const isOther = sql`account_id = ${accountId} and email_key = ${email}
    and coalesce(merged_into, user_id) <> ${userId}`
  return (await tx.db.$count(employee, isOther)) > 0
}

/** Lets the people whom an employee supervises name the employee's new address. */
export async function renameSupervisor(
  tx: Tx,
  { accountId, before, after }: { accountId: number; before: string; after: string },
): Promise<void> {
  await tx.db
    .update(userJob)
    .set({ supervisorEmail: after })
    .where(
      and(
        eq(userJob.accountId, accountId),
        sql`${userJob.supervisorKey} = lower(${before})`,
        isNull(userJob.deletedAt),
      ),
    )
}

/** The addresses of the supervisors of a person in stretches that are not over. */
export async function listSupervisorEmails(
  tx: Tx,
  { accountId, userId, today }: PersonKey & { today: string },
): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ email: userJob.supervisorEmail })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, accountId),
        eq(userJob.userId, userId),
        isNull(userJob.deletedAt),
        or(isNull(userJob.endDate), gte(userJob.endDate, today)),
      ),
    )
  return rows.flatMap(({ email }) => email ?? [])
}

/** The stretches whose supervisor is named by an address. */
export function listSupervised(tx: Tx, { accountId, email }: { accountId: number; email: string }) {
  return tx.db
    .select({ userJobId: userJob.userJobId, supervisorEmail: userJob.supervisorEmail })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, accountId),
        sql`${userJob.supervisorKey} = lower(${email})`,
        isNull(userJob.deletedAt),
      ),
    )
    .orderBy(userJob.userJobId)
}

/** How many people name an employee as supervisor in a stretch that is not over. */
export async function countSupervised(
  tx: Tx,
  { accountId, email, today }: { accountId: number; email: string | null; today: string },
): Promise<number> {
  if (email === null) return 0
  const [row] = await tx.db
    .select({ people: sql<number>`count(distinct ${userJob.userId})::int` })
    .from(userJob)
    .where(
      and(
        eq(userJob.accountId, accountId),
        sql`${userJob.supervisorKey} = lower(${email})`,
        isNull(userJob.deletedAt),
        or(isNull(userJob.endDate), gte(userJob.endDate, today)),
      ),
    )
  return row?.people ?? 0
}

type Counted = PersonKey & {
  /** The requisitions that the reader sees; null for all. */
  readonly seen: readonly number[] | null
}

/** How many listed applications a person has at the company, as far as the reader sees them. */
export function countApplications(tx: Tx, { accountId, userId, seen }: Counted): Promise<number> {
  return tx.db.$count(
    application,
    and(
      eq(application.accountId, accountId),
      eq(application.userId, userId),
      isNull(application.erasedAt),
      seen === null ? undefined : inArray(application.jobId, [...seen]),
      listedRows(),
    ),
  )
}
