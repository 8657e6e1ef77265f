// What a company knows of the people whom it names by address or employee number: only its own employees, applicants and
// staff. Whether an address has an account elsewhere is never looked up.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { SEPARATION_TYPES } from '#contract/settings/separation-reasons.ts'

import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'

const stretchSchema = z.object({
  userJobId: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  department: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  supervisorEmail: z.string().nullable(),
  employmentType: z.string().nullable(),
  /** The stretch that follows it after a move. */
  movedTo: z.number().nullable(),
  /** The title of its profile. */
  profile: z.string().nullable(),
  separationType: z.enum(SEPARATION_TYPES).nullable(),
  separationReasonId: z.number().nullable(),
  /** Only for readers of private data. */
  separationNote: z.string().nullable(),
})
/** A stretch of employment, days as YYYY-MM-DD. */
export type KnownStretch = Readonly<z.infer<typeof stretchSchema>>

export type KnownPerson = {
  readonly userId: number
  /** Whether the company has an employee record of the person. */
  readonly isEmployee: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  /** In lower case: the addresses of records that were merged into this one. */
  readonly mergedEmails: readonly string[]
  readonly phoneNumber: string | null
  readonly city: string | null
  readonly stretches: readonly KnownStretch[]
}

export type KnownPeople = {
  /** The people with an address in lower case: employees, or else applicants, or else staff. */
  readonly byEmail: ReadonlyMap<string, readonly number[]>
  /** The people whose stretch with a number is not over. */
  readonly byNumber: ReadonlyMap<string, readonly number[]>
  /** The people who had a number and have it no more: it may be given to another person. */
  readonly byFormerNumber: ReadonlyMap<string, readonly number[]>
  readonly people: ReadonlyMap<number, KnownPerson>
}

type Named = {
  readonly accountId: number
  /** In lower case. */
  readonly emails: readonly string[]
  readonly numbers: readonly string[]
  /** The day in the company, YYYY-MM-DD. */
  readonly today: string
}

/** The people of a company with some addresses or employee numbers. */
export async function findKnownPeople(tx: Tx, named: Named): Promise<KnownPeople> {
  const matches = await findMatches(tx, named)
  const people = await findPeople(tx, {
    accountId: named.accountId,
    userIds: userIdsOf(matches),
  })
  return { ...matches, people }
}

/** Locks the employee records of these people until the commit, always in the same order. */
export async function lockKnownPeople(tx: Tx, named: Named): Promise<void> {
  const userIds = userIdsOf(await findMatches(tx, named))
  await tx.db.execute(sql`
    select user_id from employee
    where account_id = ${named.accountId} and user_id = any(${sql.param(userIds)}::bigint[])
    order by user_id for update`)
}

type Matches = Omit<KnownPeople, 'people'>

async function findMatches(tx: Tx, named: Named): Promise<Matches> {
  const numbered = keysSchema.parse(await tx.db.execute(numbersQuery(named))).rows
  const addressed = keysSchema.parse(await tx.db.execute(emailsQuery(named))).rows
  return {
    byEmail: grouped(addressed),
    byNumber: grouped(numbered.filter((row) => !row.is_over)),
    byFormerNumber: grouped(numbered.filter((row) => row.is_over)),
  }
}

function userIdsOf({ byEmail, byNumber, byFormerNumber }: Matches): number[] {
  return [...new Set([byEmail, byNumber, byFormerNumber].flatMap((by) => [...by.values()].flat()))]
}

const profilesSchema = z.object({
  rows: z.array(z.object({ title: z.string(), job_id: z.coerce.number() })),
})

/** The job profiles in use that have some titles, by the title as it was asked for. */
export async function findProfiles(
  tx: Tx,
  { accountId, titles }: { accountId: number; titles: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const found = await tx.db.execute(sql`
    select t.title, p.job_id
    from unnest(${sql.param([...titles])}::text[]) t(title)
    join job p on p.account_id = ${accountId} and p.job_type_id = ${PROFILE_TYPE} and p.archived_at is null
      and p.folded_title = fold_text(t.title)`)
  return new Map(profilesSchema.parse(found).rows.map((row) => [row.title, row.job_id]))
}

const supervisedSchema = z.object({
  rows: z.array(z.object({ email: z.string(), supervisor: z.string() })),
})

/** The supervisor's address of each employee who has one now or will have, by the employee's own; in lower case. */
export async function listStoredSupervisors(
  tx: Tx,
  { accountId, today }: Pick<Named, 'accountId' | 'today'>,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.db.execute(sql`
    select distinct on (e.user_id) e.email_key as email, j.supervisor_key as supervisor
    from employee e join user_job j on j.account_id = e.account_id and j.user_id = e.user_id
    where e.account_id = ${accountId} and e.email is not null and j.supervisor_email is not null
      and j.deleted_at is null and (j.end_date is null or j.end_date >= ${today}::date)
    order by e.user_id, j.start_date desc, j.user_job_id desc`)
  return new Map(supervisedSchema.parse(found).rows.map((row) => [row.email, row.supervisor]))
}

/** The same, of the people with some addresses and of those above them. */
export async function listSupervisorsAbove(
  tx: Tx,
  { accountId, today, emails }: Pick<Named, 'accountId' | 'today' | 'emails'>,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.db.execute(sql`
    with recursive above (email, supervisor) as (
      select a.email, null from unnest(${sql.param([...emails])}::text[]) a(email)
      union
      select n.email, n.supervisor from above c
      cross join lateral (
        select distinct on (e.user_id) e.email_key as email, j.supervisor_key as supervisor
        from employee e join user_job j on j.account_id = e.account_id and j.user_id = e.user_id
        where e.account_id = ${accountId} and e.email_key = coalesce(c.supervisor, c.email)
          and j.supervisor_email is not null and j.deleted_at is null
          and (j.end_date is null or j.end_date >= ${today}::date)
        order by e.user_id, j.start_date desc, j.user_job_id desc
      ) n
    ) select email, supervisor from above where supervisor is not null`)
  return new Map(supervisedSchema.parse(found).rows.map((row) => [row.email, row.supervisor]))
}

function numbersQuery({ accountId, numbers, today }: Named) {
  return sql`
    select employee_number as key, user_id,
      bool_and(end_date is not null and end_date < ${today}::date) as is_over
    from user_job
    where account_id = ${accountId} and deleted_at is null
      and employee_number = any(${sql.param([...numbers])}::text[])
    group by employee_number, user_id
    order by user_id`
}

// The rank decides: an employee with the address hides an applicant with it.
function emailsQuery({ accountId, emails }: Named) {
  const asked = sql.param([...emails])
  return sql`
    with found as (
      select email_key as key, coalesce(merged_into, user_id) as user_id, 1 as rank from employee
        where account_id = ${accountId} and email_key = any(${asked}::text[])
      union all
      select lower(email), user_id, 2 from applicant
        where account_id = ${accountId} and lower(email) = any(${asked}::text[])
      union all
      select lower(u.email), u.user_id, 3 from user_role r join app_user u on u.user_id = r.user_id
        where r.account_id = ${accountId} and lower(u.email) = any(${asked}::text[])
    )
    select distinct f.key, coalesce(e.merged_into, f.user_id) as user_id, false as is_over from found f
    left join employee e on e.account_id = ${accountId} and e.user_id = f.user_id
    where f.rank = (select min(o.rank) from found o where o.key = f.key)
    order by 2`
}

const keysSchema = z.object({
  rows: z.array(z.object({ key: z.string(), user_id: z.coerce.number(), is_over: z.boolean() })),
})

type KeyRow = z.infer<typeof keysSchema>['rows'][number]

function grouped(found: readonly KeyRow[]): ReadonlyMap<string, readonly number[]> {
  const byKey = Map.groupBy(found, ({ key }) => key)
  return new Map([...byKey].map(([key, rows]) => [key, rows.map((row) => row.user_id)]))
}

const peopleSchema = z.object({
  rows: z.array(
    z.object({
      user_id: z.coerce.number(),
      is_employee: z.boolean(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string().nullable(),
      merged_emails: z.array(z.string()),
      phone_number: z.string().nullable(),
      city: z.string().nullable(),
      stretches: z.array(stretchSchema),
    }),
  ),
})

async function findPeople(
  tx: Tx,
  { accountId, userIds }: { accountId: number; userIds: readonly number[] },
): Promise<ReadonlyMap<number, KnownPerson>> {
  const asked = sql.param([...userIds])
  const found = await tx.db.execute(sql`
    select i.user_id, e.user_id is not null as is_employee, e.email, e.phone_number, e.city,
      coalesce((select jsonb_agg(m.email_key) from employee m where m.account_id = ${accountId}
        and m.merged_into = i.user_id and m.email is not null), '[]') as merged_emails,
      coalesce(e.first_name, a.first_name, u.first_name) as first_name,
      coalesce(e.last_name, a.last_name, u.last_name) as last_name,
      ${stretchesQuery(accountId)} as stretches
    from unnest(${asked}::bigint[]) i(user_id)
    left join employee e on e.account_id = ${accountId} and e.user_id = i.user_id
    left join applicant a on a.account_id = ${accountId} and a.user_id = i.user_id
    left join app_user u on u.user_id = i.user_id`)
  return new Map(
    peopleSchema.parse(found).rows.map((row) => [
      row.user_id,
      {
        userId: row.user_id,
        isEmployee: row.is_employee,
        firstName: row.first_name ?? '',
        lastName: row.last_name ?? '',
        email: row.email,
        mergedEmails: row.merged_emails,
        phoneNumber: row.phone_number,
        city: row.city,
        stretches: row.stretches,
      },
    ]),
  )
}

function stretchesQuery(accountId: number) {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('userJobId', j.user_job_id, 'jobId', j.job_id, 'jobTitle', j.job_title,
      'department', j.department, 'employeeNumber', j.employee_number, 'startDate', j.start_date,
      'endDate', j.end_date, 'supervisorEmail', j.supervisor_email, 'employmentType', j.employment_type,
      'movedTo', j.moved_to, 'profile', p.title, 'separationType', j.separation_type,
      'separationReasonId', j.separation_reason_id, 'separationNote', j.separation_note)
      order by j.start_date)
    from user_job j left join job p on p.account_id = j.account_id and p.job_id = j.job_id
    where j.account_id = ${accountId} and j.user_id = i.user_id and j.deleted_at is null), '[]')`
}
