// SQL that finds records which may be of one person. Runs in the company's scope.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import {
  PERSON_DUPLICATE_REASONS,
  type PersonDuplicateReason,
  SHARED_KEY_PEOPLE,
} from '#contract/people/person-merge-rules.ts'
import type { DuplicatePair } from '#contract/people/person-merges.ts'

import type { Tx } from '../../db/database.ts'
import { personDismissal } from '../../db/schema/person-merge.ts'
import { isNotOver } from '../employees/people-query.ts'

type Asked = {
  readonly accountId: number
  readonly page: number
  readonly page_size: number
  readonly isDismissed: boolean
  /** The company's day, YYYY-MM-DD. */
  readonly today: string
}

const personSchema = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  job_title: z.string().nullable(),
  start_date: z.string().nullable(),
})
const pageSchema = z.object({
  rows: z.array(
    z.object({
      total: z.coerce.number(),
      reasons: z.array(z.enum(PERSON_DUPLICATE_REASONS)).nullable(),
      people: z.array(personSchema).nullable(),
    }),
  ),
})

/**
 * One page of pairs and how many there are. Each key is grouped by one pass over its index, and only groups of a few
 * people become pairs, so that the work grows with the people and not with their square.
 */
export async function listDuplicatePeople(
  tx: Tx,
  asked: Asked,
): Promise<{ rows: DuplicatePair[]; total: number }> {
  const { page, page_size: size, isDismissed } = asked
  const found = await tx.db.execute(sql`
    with ${sharedKeys(asked)}, pair as materialized (
      select one.id as user_id, other.id as other_id, array_agg(distinct s.reason order by s.reason) as reasons
      from shared s cross join lateral unnest(s.ids) one(id) cross join lateral unnest(s.ids) other(id)
      where one.id < other.id
      group by 1, 2
    ), asked as materialized (
      select p.* from pair p where ${isDismissed ? sql`` : sql`not`} exists (
        select 1 from person_dismissal d where d.account_id = ${asked.accountId}
          and least(d.user_id, d.other_user_id) = p.user_id and greatest(d.user_id, d.other_user_id) = p.other_id)
    )
    select t.total, to_jsonb(p.reasons) as reasons,
      case when p.user_id is not null then jsonb_build_array(
        ${person(asked.accountId, sql`p.user_id`)}, ${person(asked.accountId, sql`p.other_id`)}) end as people
    from (select count(*) as total from asked) t
    left join (
      select * from asked order by cardinality(reasons) desc, user_id, other_id
      limit ${size} offset ${(page - 1) * size}
    ) p on true
    order by cardinality(p.reasons) desc, p.user_id, p.other_id`)
  const { rows } = pageSchema.parse(found)
  return {
    rows: rows.flatMap(({ reasons, people }) =>
      reasons === null || people === null ? [] : { reasons, people },
    ),
    total: rows[0]?.total ?? 0,
  }
}

const IS_LISTED = sql`e.merged_into is null and e.erased_at is null`
const IDS = sql`array_agg(distinct e.user_id) as ids`

// The people who share a key, for each key that a few share.
function sharedKeys({ accountId, today }: Asked): SQL {
  const few = sql`having count(distinct e.user_id) between 2 and ${SHARED_KEY_PEOPLE}`
  const people = sql`from employee e where e.account_id = ${accountId} and ${IS_LISTED}`
  const jobs = sql`from user_job u join employee e on e.account_id = u.account_id and e.user_id = u.user_id and ${IS_LISTED}
    where u.account_id = ${accountId} and u.deleted_at is null`
  const because = (reason: PersonDuplicateReason) => sql`select ${reason}::text as reason, ${IDS}`
  return sql`namesake as materialized (
      select e.folded_name ${people} group by e.folded_name having count(*) > 1
    ), same_phone as materialized (
      select e.phone_key ${people} and e.phone_key is not null group by e.phone_key having count(*) > 1
    ), shared as materialized (
      -- A phone may belong to a household or a workplace: it says something of people who share a name as well.
      ${because('phone')} ${people} and e.phone_key in (select phone_key from same_phone)
      group by e.phone_key, fold_text(e.last_name) ${few}
      union all
      ${because('email')} ${people} and e.email_key is not null group by e.email_key ${few}
      union all
      ${because('name_and_start_date')} ${jobs} and e.folded_name in (select folded_name from namesake)
      group by e.folded_name, u.start_date ${few}
      union all
      -- A number may be given again to another person later: it says something of people who have it at once…
      ${because('employee_number')} ${jobs} and u.employee_number is not null and ${isNotOver({ today })}
      group by u.employee_number ${few}
      union all
      -- … or who have the same name.
      ${because('employee_number')} ${jobs} and u.employee_number is not null
        and e.folded_name in (select folded_name from namesake)
      group by u.employee_number, e.folded_name ${few}
    )`
}

function person(accountId: number, userId: SQL): SQL {
  return sql`(select jsonb_build_object('user_id', e.user_id, 'first_name', e.first_name, 'last_name', e.last_name,
      'email', e.email, 'job_title', u.job_title, 'start_date', u.start_date)
    from employee e
    left join lateral (
      select j.job_title, j.start_date from user_job j
      where j.account_id = e.account_id and j.user_id = e.user_id and j.deleted_at is null
      order by j.start_date desc, j.user_job_id desc limit 1
    ) u on true
    where e.account_id = ${accountId} and e.user_id = ${userId})`
}

type Pair = { readonly accountId: number; readonly userId: number; readonly otherUserId: number }

/** Marks two people as different; false where they are marked already. */
export async function insertDismissal(
  tx: Tx,
  { accountId, userId, otherUserId, by, at }: Pair & { by: number; at: Date },
): Promise<boolean> {
  const rows = await tx.db
    .insert(personDismissal)
    .values({ accountId, userId, otherUserId, dismissedBy: by, dismissedAt: at })
    .onConflictDoNothing()
    .returning({ userId: personDismissal.userId })
  return rows.length > 0
}

/** Takes the mark away; false where there is none. */
export async function deleteDismissal(
  tx: Tx,
  { accountId, userId, otherUserId }: Pair,
): Promise<boolean> {
  const { userId: one, otherUserId: other } = personDismissal
  const rows = await tx.db
    .delete(personDismissal)
    .where(
      and(
        eq(personDismissal.accountId, accountId),
        inArray(one, [userId, otherUserId]),
        inArray(other, [userId, otherUserId]),
      ),
    )
    .returning({ userId: one })
  return rows.length > 0
}
