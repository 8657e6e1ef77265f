// Takes back what an import wrote: removes the stretches that it created, and restores old values. Runs in the company's
// scope, with its lists locked; that a value may return was decided before, in the same transaction.
import { sql } from 'drizzle-orm'

import { recordAudits } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'

/** An imported person with one stretch, and the columns whose values return. */
export type UndonePerson = {
  /** Tells the rows of a call apart. */
  readonly key: number
  readonly userId: number
  readonly userJobId: number
  readonly isJobRemoved: boolean
  /** By the name of the column. */
  readonly person: Readonly<Record<string, string | null>>
  readonly stretch: Readonly<Record<string, string | null>>
  /** Stretches of others that the import made name the person's new address. */
  readonly supervised: readonly number[]
}

type Undoing = {
  readonly accountId: number
  /** The user who undoes the import. */
  readonly actorId: number
  readonly people: readonly UndonePerson[]
  readonly at: Date
}

/** Locks these people until the commit, always in the same order. */
export async function lockUndone(
  tx: Tx,
  { accountId, userIds }: { accountId: number; userIds: readonly number[] },
): Promise<void> {
  await tx.db.execute(sql`
    select user_id from employee
    where account_id = ${accountId} and user_id = any(${sql.param([...userIds])}::bigint[])
    order by user_id for update`)
}

export async function undoImported(tx: Tx, undoing: Undoing): Promise<void> {
  const { accountId, people, at } = undoing
  const rows = JSON.stringify(people)
  await restorePeople(tx, { accountId, rows })
  await restoreStretches(tx, { accountId, rows })
  await tx.db.execute(sql`
    update user_job j set deleted_at = ${at.toISOString()}::timestamptz
    from ${recordset(rows)}
    where x."isJobRemoved" and j.account_id = ${accountId} and j.user_job_id = x."userJobId" and j.deleted_at is null`)
  await audit(tx, undoing)
}

function recordset(rows: string) {
  return sql`jsonb_to_recordset(${rows}::jsonb) as x(key int, "userId" bigint, "userJobId" bigint, "isJobRemoved" boolean,
    person jsonb, stretch jsonb, supervised jsonb)`
}

type Writing = { readonly accountId: number; readonly rows: string }

/** Of columns that are no text. */
const TYPES: Readonly<Record<string, string>> = {
  end_date: '::date',
  separation_reason_id: '::bigint',
}

/** The value of a column that returns, or the one that it has. */
function returned(column: string, from: 'person' | 'stretch') {
  const type = TYPES[column] ?? ''
  const values = sql.raw(`x.${from}`)
  const own = sql.raw(from === 'person' ? `e.${column}` : `j.${column}`)
  return sql`${sql.raw(column)} = case when ${values} ? ${column} then (${values} ->> ${column})${sql.raw(type)} else ${own} end`
}

const PERSON_COLUMNS = ['first_name', 'last_name', 'email', 'phone_number', 'city']
const STRETCH_COLUMNS = [
  'job_title',
  'department',
  'employee_number',
  'end_date',
  'supervisor_email',
  'employment_type',
  'separation_type',
  'separation_reason_id',
  'separation_note',
]

// People who name someone as supervisor since the import gave them a new address name the old one again.
async function restorePeople(tx: Tx, { accountId, rows }: Writing): Promise<void> {
  await tx.db.execute(sql`
    update user_job j set supervisor_email = x.person ->> 'email'
    from ${recordset(rows)} join employee e on e.account_id = ${accountId} and e.user_id = x."userId"
    where x.person ->> 'email' is not null and j.account_id = ${accountId} and j.supervisor_key = e.email_key
      and j.user_job_id = any (array(select jsonb_array_elements_text(x.supervised)::bigint))`)
  const columns = sql.join(
    PERSON_COLUMNS.map((column) => returned(column, 'person')),
    sql`, `,
  )
  await tx.db.execute(sql`
    update employee e set ${columns} from ${recordset(rows)}
    where x.person <> '{}' and e.account_id = ${accountId} and e.user_id = x."userId"`)
}

async function restoreStretches(tx: Tx, { accountId, rows }: Writing): Promise<void> {
  const columns = sql.join(
    STRETCH_COLUMNS.map((column) => returned(column, 'stretch')),
    sql`, `,
  )
  await tx.db.execute(sql`
    update user_job j set ${columns} from ${recordset(rows)}
    where x.stretch <> '{}' and j.account_id = ${accountId} and j.user_job_id = x."userJobId"`)
}

// Without personal data: the trail outlives the erasure of a person.
async function audit(tx: Tx, { people, accountId, actorId }: Undoing): Promise<void> {
  const by = { accountId, actorId, action: 'undo_import' } as const
  await recordAudits(
    tx,
    people.flatMap(({ userId, userJobId, isJobRemoved, person, stretch }) => [
      ...(isJobRemoved || Object.keys(stretch).length > 0
        ? [
            {
              ...by,
              entity: 'user_job' as const,
              entityId: userJobId,
              after: { is_removed: isJobRemoved, changed: Object.keys(stretch) },
            },
          ]
        : []),
      ...(Object.keys(person).length > 0
        ? [
            {
              ...by,
              entity: 'employee' as const,
              entityId: userId,
              after: { changed: Object.keys(person) },
            },
          ]
        : []),
    ]),
  )
}
