// SQL of the list of a company's people. Runs in the company's scope.
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'

import type { ListedPerson, PersonDetails } from '#contract/people/people.ts'
import { userJobState } from '#contract/people/user-job-rules.ts'

import type { Tx } from '../../db/database.ts'
import { employee } from '../../db/schema/employee.ts'
import { AppError } from '../../http/app-error.ts'
import {
  hasEveryone,
  isCurrent,
  isListedPerson,
  matchingStretches,
  type PeopleMatching,
  type PeopleQuery,
} from './people-query.ts'
import { employeeColumns } from './person-details.ts'

type StoredJob = Omit<NonNullable<ListedPerson['job']>, 'state'> & { readonly is_moved: boolean }

/** One page of people, each with the first of their matching stretches, and how many there are. */
export async function listPeople(
  tx: Tx,
  query: PeopleQuery,
): Promise<{ rows: ListedPerson[]; total: number }> {
  const columns = {
    user_id: employee.userId,
    first_name: employee.firstName,
    last_name: employee.lastName,
    email: employee.email,
    job: sql<StoredJob | null>`s.job`,
  }
  const people = tx.db.select(columns).from(employee).$dynamic()
  const rows = await withStretch(people, query)
    .where(isListedPerson(query))
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const total = await countPeople(tx, query)
  return { rows: rows.map((row) => ({ ...row, job: withState(row.job, query.today) })), total }
}

/** How many people the list has. */
export function countPeople(tx: Tx, query: PeopleMatching): Promise<number> {
  return tx.db.$count(employee, isCounted(query))
}

type Limited = PeopleMatching & Pick<PeopleQuery, 'ordering'> & { readonly limit: number }

/** The people of the list in its order, at most so many, each with the stretch that the list shows. */
export async function listPeopleKeys(tx: Tx, { limit, ...query }: Limited) {
  const userJobId = sql<string | null>`s.job ->> 'user_job_id'`
  const people = tx.db.select({ userId: employee.userId, userJobId }).from(employee).$dynamic()
  const rows = await withStretch(people, query)
    .where(isListedPerson(query))
    .orderBy(...orderOf(query.ordering))
    .limit(limit)
  return rows.map((row) => ({
    userId: row.userId,
    userJobId: row.userJobId === null ? null : Number(row.userJobId),
  }))
}

function withStretch<Query extends PgSelect>(people: Query, query: PeopleMatching) {
  const stretch = sql`lateral ${firstStretch(query)} as s`
  return hasEveryone(query)
    ? people.leftJoin(stretch, sql`true`)
    : people.innerJoin(stretch, sql`true`)
}

function isCounted(query: PeopleMatching): SQL | undefined {
  const hasStretch = sql`exists (select 1 ${matchingStretches(query)})`
  return and(isListedPerson(query), hasEveryone(query) ? undefined : hasStretch)
}

// The current one, else the next, else the last.
function firstStretch(query: PeopleMatching): SQL {
  const isPlanned = sql`u.start_date > ${query.today}::date`
  return sql`(
    select u.job_title, u.department, u.start_date, jsonb_build_object(
      'user_job_id', u.user_job_id, 'job_id', u.job_id, 'job_title', u.job_title, 'department', u.department,
      'profile_title', (select p.title from job p where p.account_id = u.account_id and p.job_id = u.job_id),
      'employee_number', u.employee_number, 'employment_type', u.employment_type, 'start_date', u.start_date,
      'end_date', u.end_date, 'is_moved', u.moved_to is not null) as job
    ${matchingStretches(query)}
    order by (${isCurrent(query)}) desc, (${isPlanned}) desc,
      case when ${isPlanned} then u.start_date end, u.start_date desc, u.user_job_id desc
    limit 1)`
}

function withState(stored: StoredJob | null, today: string): ListedPerson['job'] {
  if (stored === null) return null
  const { is_moved: isMoved, ...job } = stored
  const stretch = { startDate: job.start_date, endDate: job.end_date, isMoved }
  return { ...job, state: userJobState(stretch, today) }
}

function orderOf(ordering: PeopleQuery['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const byName = [direction(employee.foldedName), direction(employee.userId)]
  const field = ordering.replace('-', '')
  if (field === 'name') return byName
  const column = field === 'start_date' ? sql`s.start_date` : sql`lower(s.${sql.identifier(field)})`
  return [sql`${direction(column)} nulls last`, ...byName]
}

/**
 * Locks an employee of the company against another change of the same person; null where there is none.
 * @throws AppError `person_merged`
 */
export async function lockEmployee(
  tx: Tx,
  { accountId, userId }: { accountId: number; userId: number },
) {
  const [row] = await tx.db
    .select()
    .from(employee)
    .where(
      and(
        eq(employee.accountId, accountId),
        eq(employee.userId, userId),
        sql`${employee.erasedAt} is null`,
      ),
    )
    .for('update')
  if (row !== undefined && row.mergedInto !== null) throw new AppError('person_merged')
  return row ?? null
}

export async function updateEmployee(
  tx: Tx,
  { accountId, userId, details }: { accountId: number; userId: number; details: PersonDetails },
): Promise<void> {
  await tx.db
    .update(employee)
    .set(employeeColumns(details))
    .where(and(eq(employee.accountId, accountId), eq(employee.userId, userId)))
}
