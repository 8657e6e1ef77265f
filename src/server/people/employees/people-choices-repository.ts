// SQL of what the list of people and its forms offer to choose from. Runs in the company's scope.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { ProfileChoice } from '#contract/people/people-choices.ts'
import { PEOPLE_FILTER_LIMIT } from '#contract/people/people-list-rules.ts'
import type { PeopleFilters } from '#contract/people/people.ts'

import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE } from '../../db/job-types.ts'
import { job } from '../../db/schema/requisition.ts'
import { foldedHasWords } from '../../db/search.ts'
import { isCurrent } from './people-query.ts'

type OfAccount = { readonly accountId: number }

/** What current employees have, with how many have it, by name. Of long lists, those with the most people. */
export async function listFilters(
  tx: Tx,
  query: OfAccount & { readonly today: string },
): Promise<PeopleFilters> {
  const current = sql`u.account_id = ${query.accountId} and u.deleted_at is null and ${isCurrent(query)}`
  const count = sql<number>`most.people`.mapWith(Number)
  const mostOf = (column: ReturnType<typeof sql>) => sql`(
    select ${column} as value, count(distinct u.user_id) as people from user_job u
    where ${current} and ${column} is not null
    group by 1 order by 2 desc, 1 limit ${PEOPLE_FILTER_LIMIT}) as most`
  const departments = await tx.db
    .select({ department: sql<string>`most.value`, count })
    .from(mostOf(sql`u.department`))
    .orderBy(sql`lower(most.value)`)
  const profiles = await tx.db
    .select({ job_id: job.jobId, title: job.title, count })
    .from(mostOf(sql`u.job_id`))
    .innerJoin(job, and(eq(job.accountId, query.accountId), sql`${job.jobId} = most.value`))
    .orderBy(asc(job.foldedTitle), asc(job.jobId))
  const supervisors = await tx.db
    .select({
      email: sql<string>`most.value`,
      name: sql<string | null>`(
        select e.first_name || ' ' || e.last_name from employee e
        where e.account_id = ${query.accountId} and e.email_key = most.value order by e.user_id limit 1)`,
      count,
    })
    .from(mostOf(sql`u.supervisor_key`))
    .orderBy(sql`2 nulls last`, sql`1`)
  return { departments, profiles, supervisors }
}

/** One page of the job profiles in use, and how many there are. */
export async function listProfileChoices(
  tx: Tx,
  query: OfAccount & { page: number; page_size: number; search: string },
): Promise<{ rows: ProfileChoice[]; total: number }> {
  const where = and(
    eq(job.accountId, query.accountId),
    eq(job.jobTypeId, PROFILE_TYPE),
    isNull(job.archivedAt),
    foldedHasWords(job.foldedTitle, query.search),
  )
  const rows = await tx.db
    .select({ job_id: job.jobId, title: job.title, department: job.department })
    .from(job)
    .where(where)
    .orderBy(asc(job.foldedTitle), asc(job.jobId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(job, where) }
}
