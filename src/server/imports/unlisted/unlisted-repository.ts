// SQL of the people of a company whom no row of an import matched.
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import type { UnlistedPerson } from '#contract/imports/unlisted-people.ts'

import type { Tx } from '../../db/database.ts'
import { isCurrent, isNotOver } from '../../people/employees/people-query.ts'
import type { ImportRef } from '../import-repository.ts'

export type Comparison = ImportRef & {
  /** The company's day, YYYY-MM-DD. */
  readonly today: string
}

/** One page of them, sorted by name. */
export async function listUnlisted(
  tx: Tx,
  { page, page_size, ...comparison }: Comparison & { page: number; page_size: number },
): Promise<{ rows: UnlistedPerson[]; total: number }> {
  const { accountId } = comparison
  const found = await tx.db.execute(sql`
    with unlisted as materialized (${unlistedIds(comparison)}),
      page as (select e.user_id, e.folded_name from unlisted n
        join employee e on e.account_id = ${accountId} and e.user_id = n.user_id
        order by e.folded_name, e.user_id limit ${page_size} offset ${(page - 1) * page_size})
    select (select count(*) from unlisted) as total,
      coalesce((select jsonb_agg(user_id order by folded_name, user_id) from page), '[]') as user_ids`)
  const { total, user_ids: userIds } = pageSchema.parse(found).rows[0]
  return { total, rows: await findUnlisted(tx, { ...comparison, userIds }) }
}

const pageSchema = z.object({
  rows: z.tuple([z.object({ total: z.coerce.number(), user_ids: z.array(z.number()) })]),
})

/** All of them, sorted by name. */
export async function listUnlistedIds(tx: Tx, comparison: Comparison): Promise<number[]> {
  const found = await tx.db.execute(sql`
    select e.user_id from (${unlistedIds(comparison)}) n
    join employee e on e.account_id = ${comparison.accountId} and e.user_id = n.user_id
    order by e.folded_name, e.user_id`)
  return idsSchema.parse(found).rows.map((row) => row.user_id)
}

const idsSchema = z.object({ rows: z.array(z.object({ user_id: z.coerce.number() })) })

/** What is shown of some of them, in the given order. */
export async function findUnlisted(
  tx: Tx,
  { accountId, today, userIds }: Omit<Comparison, 'importId'> & { userIds: readonly number[] },
): Promise<UnlistedPerson[]> {
  const found = await tx.db.execute(sql`
    select e.user_id, trim(e.first_name || ' ' || e.last_name) as full_name, e.email, u.employee_number, u.job_title
    from unnest(${sql.param([...userIds])}::bigint[]) with ordinality i(user_id, place)
    join employee e on e.account_id = ${accountId} and e.user_id = i.user_id
    cross join lateral (select u.employee_number, u.job_title from user_job u
      where u.account_id = ${accountId} and u.user_id = i.user_id and u.deleted_at is null and ${isCurrent({ today })}
      order by u.start_date desc, u.user_job_id desc limit 1) u
    order by i.place`)
  return peopleSchema.parse(found).rows
}

const peopleSchema = z.object({
  rows: z.array(
    z.object({
      user_id: z.coerce.number(),
      full_name: z.string(),
      email: z.string().nullable(),
      employee_number: z.string().nullable(),
      job_title: z.string(),
    }),
  ),
})

// A difference of sets is made in one pass, whatever the planner knows of rows that were just stored. Rows that were refused
// before they were matched name people by their address or number. Merged records count as the one that they became.
function unlistedIds({ accountId, importId, today }: Comparison): SQL {
  const ofImport = sql`r.account_id = ${accountId} and r.import_id = ${importId}`
  return sql`
    select u.user_id from user_job u
      join employee e on e.account_id = u.account_id and e.user_id = u.user_id
      where u.account_id = ${accountId} and u.deleted_at is null and ${isCurrent({ today })}
        and e.merged_into is null and e.erased_at is null
    except (
      select coalesce(e.merged_into, e.user_id) from data_import_row r
        join employee e on e.account_id = r.account_id and e.user_id = r.user_id
        where ${ofImport} and r.user_id is not null
      union all
      select coalesce(e.merged_into, e.user_id) from data_import_row r
        join employee e on e.account_id = r.account_id and e.email_key = r.email_key
        where ${ofImport} and r.email_key is not null
      union all
      select u.user_id from data_import_row r
        join user_job u on u.account_id = r.account_id and u.employee_number = r.number_key
        where ${ofImport} and r.number_key is not null and u.deleted_at is null and ${isNotOver({ today })})`
}
