// Takes back what an import wrote: removes the stretches and people that it created, and restores old values. Runs in the
// company's scope, with its lists locked; that a value may return was decided before, in the same transaction.
import { sql, type SQL } from 'drizzle-orm'

import { type AuditEntry, recordAudits } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'

/** An imported person with one stretch, and the columns whose values return. */
export type UndonePerson = {
  readonly userId: number
  readonly userJobId: number
  readonly isJobRemoved: boolean
  /** Whether the record of the person goes, with the stretches that were removed before. */
  readonly isPersonRemoved: boolean
  /** By the name of the column. */
  readonly person: Readonly<Record<string, string | null>>
  readonly stretch: Readonly<Record<string, string | null>>
  /** Stretches of others that name the person's new address since the import. */
  readonly supervised: readonly number[]
}

type Undoing = {
  readonly accountId: number
  /** The user who undoes the import. */
  readonly actorId: number
  /** The import, for the audit trail. */
  readonly importId: number
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
  const removed = people.filter((one) => one.isPersonRemoved).map(({ userId }) => userId)
  await removePeople(tx, { accountId, userIds: removed })
  await recordAudits(tx, auditsOf(undoing))
}

// Someone whom no one employed leaves nothing behind, as if they had never been imported.
async function removePeople(
  tx: Tx,
  { accountId, userIds }: { accountId: number; userIds: readonly number[] },
): Promise<void> {
  if (userIds.length === 0) return
  const ids = sql.param([...userIds])
  await tx.db.execute(sql`
    delete from person_dismissal where account_id = ${accountId}
      and (user_id = any(${ids}::bigint[]) or other_user_id = any(${ids}::bigint[]))`)
  await tx.db.execute(sql`
    delete from user_job where account_id = ${accountId} and user_id = any(${ids}::bigint[]) and deleted_at is not null`)
  await tx.db.execute(sql`
    delete from employee where account_id = ${accountId} and user_id = any(${ids}::bigint[])`)
}

function recordset(rows: string) {
  return sql`jsonb_to_recordset(${rows}::jsonb) as x("userId" bigint, "userJobId" bigint, "isJobRemoved" boolean,
    person jsonb, stretch jsonb, supervised jsonb)`
}

type Writing = { readonly accountId: number; readonly rows: string }

// A separation reason that was deleted since does not return.
function typed(column: string, value: SQL): SQL {
  if (column === 'end_date') return sql`(${value})::date`
  if (column !== 'separation_reason_id') return sql`(${value})`
  return sql`(select s.separation_reason_id from separation_reason s
    where s.account_id = j.account_id and s.separation_reason_id = (${value})::bigint)`
}

/** The value of a column that returns, or the one that it has. */
function returned(column: string, from: 'person' | 'stretch') {
  const values = sql.raw(`x.${from}`)
  const own = sql.raw(from === 'person' ? `e.${column}` : `j.${column}`)
  const value = typed(column, sql`${values} ->> ${column}`)
  return sql`${sql.raw(column)} = case when ${values} ? ${column} then ${value} else ${own} end`
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
function auditsOf({ people, accountId, actorId, importId }: Undoing): AuditEntry[] {
  const by = { accountId, actorId, action: 'undo_import' }
  return people.flatMap((one) => {
    const ofJob = { isRemoved: one.isJobRemoved, changed: Object.keys(one.stretch) }
    const ofPerson = { isRemoved: one.isPersonRemoved, changed: Object.keys(one.person) }
    const entries = [
      { entity: 'user_job', entityId: one.userJobId, ...ofJob },
      { entity: 'employee', entityId: one.userId, ...ofPerson },
    ] as const
    return entries
      .filter(({ isRemoved, changed }) => isRemoved || changed.length > 0)
      .map(({ isRemoved, changed, ...entry }) => ({
        ...by,
        ...entry,
        after: { is_removed: isRemoved, changed, import_id: importId },
      }))
  })
}
