// The conditions of the list of people. `u` is a stretch in a profile, `employee` the person.
import { and, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { listPeople as listEndpoint } from '#contract/people/people.ts'

export type PeopleQuery = z.output<typeof listEndpoint.query> & {
  readonly accountId: number
  /** The company's day, YYYY-MM-DD. */
  readonly today: string
}
/** What narrows the list, whatever its order and page. */
export type PeopleMatching = Omit<PeopleQuery, 'ordering' | 'page' | 'page_size'>

type Day = { readonly today: string }

/** A stretch that counts as current by `userJobState`. */
export function isCurrent({ today }: Day): SQL {
  return sql`u.start_date <= ${today}::date and (u.end_date is null or u.end_date >= ${today}::date)`
}

/** A stretch that is current or planned. */
export function isNotOver({ today }: Day): SQL {
  return sql`(u.end_date is null or u.end_date >= ${today}::date)`
}

const OF_THE_PERSON = sql`u.account_id = employee.account_id and u.user_id = employee.user_id and u.deleted_at is null`

/** The stretches of an employee that the filters name. */
export function matchingStretches(query: PeopleMatching): SQL {
  const { state, department, job_id: jobId, employment_type: type, supervisor, today } = query
  return sql`from user_job u where ${and(
    OF_THE_PERSON,
    state === 'current' ? isCurrent(query) : undefined,
    state === 'planned' ? sql`u.start_date > ${today}::date` : undefined,
    department === undefined ? undefined : sql`u.department = ${department}`,
    jobId === undefined ? undefined : sql`u.job_id = ${jobId}`,
    type === undefined ? undefined : sql`u.employment_type = ${type}`,
    supervisor === undefined ? undefined : sql`u.supervisor_key = lower(${supervisor})`,
  )}`
}

/** Whether a person without any stretch belongs in the list: one whose only job was removed is among all. */
export function hasEveryone(query: PeopleMatching): boolean {
  const { state, department, job_id: jobId, employment_type: type, supervisor } = query
  return state === 'all' && [department, jobId, type, supervisor].every((one) => one === undefined)
}

/** What holds for the person, beside a matching stretch. */
export function isListedPerson(query: PeopleMatching): SQL | undefined {
  const { accountId, state, search, supervisor } = query
  const none = (condition: SQL) =>
    sql`not exists (select 1 from user_job u where ${OF_THE_PERSON} and ${condition})`
  return and(
    sql`employee.account_id = ${accountId} and employee.erased_at is null
      and employee.merged_into is null`,
    state === 'planned' ? none(isCurrent(query)) : undefined,
    state === 'left' ? none(isNotOver(query)) : undefined,
    search === '' ? undefined : isFound({ accountId, search }),
    // Named here as well: of those who report to one supervisor there are few.
    supervisor === undefined ? undefined : reportsTo({ accountId, supervisor }),
  )
}

// Two lookups by their own indexes: joined by OR, neither would be used. As an array they are found before the people are.
function isFound({ accountId, search }: { accountId: number; search: string }): SQL {
  return sql`employee.user_id = any (array(
    select search_employees(${search})
    union select n.user_id from user_job n
    where n.account_id = ${accountId} and n.employee_number = ${search} and n.deleted_at is null))`
}

function reportsTo({ accountId, supervisor }: { accountId: number; supervisor: string }): SQL {
  return sql`employee.user_id = any (array(
    select r.user_id from user_job r where r.account_id = ${accountId}
      and r.supervisor_key = lower(${supervisor}) and r.deleted_at is null))`
}
