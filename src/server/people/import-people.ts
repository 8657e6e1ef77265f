// Writes people whom a company imports: employees and their stretches in job profiles, one statement for each kind of change.
// Runs in the company's scope; that a row may be written was decided before, in the same transaction.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { type AuditEntry, recordAudits } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { findProfiles } from './known-people.ts'

/** A person with one stretch. Values that are null change nothing. Days are YYYY-MM-DD. */
export type ImportedPerson = {
  /** Tells the rows of a call apart. */
  readonly key: number
  /** The account of a person whom the company knows; null for a new one. */
  readonly userId: number | null
  readonly isEmployee: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly city: string | null
  /** The stretch that is changed; null for a new one. */
  readonly userJobId: number | null
  /** The profile of a new stretch; null for the one of `profile`, which is created where the company has none. */
  readonly jobId: number | null
  readonly profile: string
  readonly jobTitle: string | null
  readonly department: string | null
  readonly employeeNumber: string | null
  readonly startDate: string
  readonly endDate: string | null
  readonly supervisorEmail: string | null
  readonly employmentType: string | null
  /** The fields of a known person and of their stretch that change. */
  readonly changed: { readonly person: readonly string[]; readonly stretch: readonly string[] }
}

type Importing = {
  readonly accountId: number
  /** The user who imports. */
  readonly actorId: number
  /** The import, for the audit trail. */
  readonly importId: number
  /** At most one for each person. */
  readonly people: readonly ImportedPerson[]
  readonly at: Date
}
export type Written = {
  readonly userId: number
  readonly userJobId: number | null
  readonly isNewPerson: boolean
  /** The stretches of others that name the person's new address as supervisor now. */
  readonly supervised: readonly number[]
}
type Ready = ImportedPerson & { readonly userId: number }

/** Writes people; the account and the stretch of each, by its key. */
export async function importPeople(
  tx: Tx,
  importing: Importing,
): Promise<ReadonlyMap<number, Written>> {
  const { accountId, people, at } = importing
  if (people.length === 0) return new Map()
  const profiled = await withProfiles(tx, { accountId, people })
  const ready = await withAccounts(tx, profiled)
  const rows = JSON.stringify(
    ready.map((one) => ({ ...one, isStretchChanged: one.changed.stretch.length > 0 })),
  )
  const isNew = await insertEmployees(tx, { accountId, rows, at })
  const supervised = await renameSupervisors(tx, { accountId, rows })
  await updateEmployees(tx, { accountId, rows })
  const created = await insertStretches(tx, { accountId, rows, at })
  const changed = await updateStretches(tx, { accountId, rows })
  await recordAudits(tx, [
    ...auditsOfPeople(importing, { ready, isNew }),
    ...auditsOfStretches(importing, { created, changed }),
  ])
  const begun = new Map(created.map((row) => [row.user_id, row.user_job_id]))
  return new Map(
    ready.map(({ key, userId, userJobId }) => [
      key,
      {
        userId,
        userJobId: userJobId ?? begun.get(userId) ?? null,
        isNewPerson: isNew.has(userId),
        supervised: supervised.get(userId) ?? [],
      },
    ]),
  )
}

// The unique index of titles decides, so that two imports at once do not make one profile twice.
async function withProfiles(
  tx: Tx,
  { accountId, people }: Pick<Importing, 'accountId' | 'people'>,
): Promise<readonly ImportedPerson[]> {
  const lacking = people.filter((one) => one.jobId === null)
  if (lacking.length === 0) return people
  const titles = [...new Set(lacking.map(({ profile }) => profile))]
  await tx.db.execute(sql`
    insert into job (account_id, job_type_id, title, plan_version)
    select distinct on (fold_text(t.title)) ${accountId}::bigint, ${PROFILE_TYPE}::smallint, t.title, 0
    from unnest(${sql.param(titles)}::text[]) t(title)
    on conflict (account_id, folded_title) where job_type_id = 1 and archived_at is null do nothing`)
  const found = await findProfiles(tx, { accountId, titles })
  return people.map((one) => ({ ...one, jobId: one.jobId ?? found.get(one.profile) ?? null }))
}

const accountsSchema = z.object({ rows: z.array(z.object({ user_id: z.coerce.number() })) })

// Accounts that no one can sign in to: see `people.sql`.
async function withAccounts(tx: Tx, people: readonly ImportedPerson[]): Promise<Ready[]> {
  const lacking = people.filter(({ userId }) => userId === null).length
  const made = await tx.db.execute(sql`select add_unlinked_users(${lacking}) as user_id`)
  const ids = accountsSchema.parse(made).rows.map((row) => row.user_id)
  return people.map((one) => {
    const userId = one.userId ?? ids.shift()
    if (userId === undefined) throw new Error('There are fewer accounts than people.')
    return { ...one, userId }
  })
}

type Writing = { readonly accountId: number; readonly rows: string }

function recordset(rows: string) {
  return sql`jsonb_to_recordset(${rows}::jsonb) as x("userId" bigint, "isEmployee" boolean, "firstName" text,
    "lastName" text, email text, "phoneNumber" text, city text, "userJobId" bigint, "isStretchChanged" boolean, "jobId" bigint, profile text,
    "jobTitle" text, department text, "employeeNumber" text, "startDate" date, "endDate" date,
    "supervisorEmail" text, "employmentType" text)`
}

async function insertEmployees(
  tx: Tx,
  { accountId, rows, at }: Writing & { at: Date },
): Promise<ReadonlySet<number>> {
  const added = await tx.db.execute(sql`
    insert into employee (account_id, user_id, first_name, last_name, email, phone_number, city, created_at)
    select ${accountId}::bigint, x."userId", x."firstName", x."lastName", x.email, x."phoneNumber", x.city,
      ${at.toISOString()}::timestamptz
    from ${recordset(rows)} where not x."isEmployee"
    on conflict (account_id, user_id) do nothing
    returning user_id`)
  return new Set(accountsSchema.parse(added).rows.map((row) => row.user_id))
}

const supervisedSchema = z.object({
  rows: z.array(z.object({ user_id: z.coerce.number(), user_job_id: z.coerce.number() })),
})

// People who name someone as supervisor name the new address; what their own rows say is written afterwards.
async function renameSupervisors(
  tx: Tx,
  { accountId, rows }: Writing,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const renamed = await tx.db.execute(sql`
    update user_job j set supervisor_email = x.email
    from ${recordset(rows)} join employee e on e.account_id = ${accountId} and e.user_id = x."userId"
    where e.email_key <> lower(x.email) and j.account_id = ${accountId} and j.deleted_at is null
      and j.supervisor_key = e.email_key
    returning e.user_id, j.user_job_id`)
  const byPerson = Map.groupBy(supervisedSchema.parse(renamed).rows, (row) => row.user_id)
  return new Map(
    [...byPerson].map(([userId, found]) => [userId, found.map((row) => row.user_job_id)]),
  )
}

async function updateEmployees(tx: Tx, { accountId, rows }: Writing): Promise<void> {
  await tx.db.execute(sql`
    update employee e set first_name = x."firstName", last_name = x."lastName", email = coalesce(x.email, e.email),
      phone_number = coalesce(x."phoneNumber", e.phone_number), city = coalesce(x.city, e.city)
    from ${recordset(rows)}
    where x."isEmployee" and e.account_id = ${accountId} and e.user_id = x."userId"`)
}

const stretchesSchema = z.object({
  rows: z.array(
    z.object({
      user_id: z.coerce.number(),
      user_job_id: z.coerce.number(),
      job_title: z.string(),
      start_date: z.string(),
      end_date: z.string().nullable(),
    }),
  ),
})
type WrittenStretch = z.infer<typeof stretchesSchema>['rows'][number]

const RETURNED = sql.raw(
  'j.user_id, j.user_job_id, j.job_title, j.start_date::text as start_date, j.end_date::text as end_date',
)

async function insertStretches(
  tx: Tx,
  { accountId, rows, at }: Writing & { at: Date },
): Promise<readonly WrittenStretch[]> {
  const begun = await tx.db.execute(sql`
    insert into user_job as j (account_id, user_id, job_id, job_title, department, employee_number, start_date, end_date,
      supervisor_email, employment_type, created_at)
    select ${accountId}::bigint, x."userId", x."jobId", coalesce(x."jobTitle", x.profile), x.department,
      x."employeeNumber", x."startDate", x."endDate", x."supervisorEmail", x."employmentType",
      ${at.toISOString()}::timestamptz
    from ${recordset(rows)} where x."userJobId" is null
    returning ${RETURNED}`)
  return stretchesSchema.parse(begun).rows
}

async function updateStretches(
  tx: Tx,
  { accountId, rows }: Writing,
): Promise<readonly WrittenStretch[]> {
  const changed = await tx.db.execute(sql`
    update user_job j set job_title = coalesce(x."jobTitle", j.job_title),
      department = coalesce(x.department, j.department),
      employee_number = coalesce(x."employeeNumber", j.employee_number),
      end_date = coalesce(x."endDate", j.end_date),
      supervisor_email = coalesce(x."supervisorEmail", j.supervisor_email),
      employment_type = coalesce(x."employmentType", j.employment_type)
    from ${recordset(rows)}
    where x."isStretchChanged" and j.account_id = ${accountId} and j.user_job_id = x."userJobId"
    returning ${RETURNED}`)
  return stretchesSchema.parse(changed).rows
}

type People = { readonly ready: readonly Ready[]; readonly isNew: ReadonlySet<number> }

// Without personal data: the trail outlives the erasure of a person.
function auditsOfPeople(
  { accountId, actorId, importId }: Importing,
  { ready, isNew }: People,
): AuditEntry[] {
  return ready.flatMap(({ userId, changed: { person: changed } }) => {
    const entry = { accountId, actorId, entity: 'employee', entityId: userId } as const
    if (isNew.has(userId)) return [{ ...entry, action: 'create', after: { import_id: importId } }]
    if (changed.length === 0) return []
    return [{ ...entry, action: 'update', after: { changed, import_id: importId } }]
  })
}

type Stretches = {
  readonly created: readonly WrittenStretch[]
  readonly changed: readonly WrittenStretch[]
}

function auditsOfStretches(
  { accountId, actorId, importId, people }: Importing,
  { created, changed }: Stretches,
): AuditEntry[] {
  const fields = new Map(people.map((one) => [one.userJobId, one.changed.stretch]))
  const entry = (row: WrittenStretch, named: object) => {
    const { user_job_id: entityId, user_id: _userId, ...shown } = row
    const after = { ...shown, ...named, import_id: importId }
    return { accountId, actorId, entity: 'user_job' as const, entityId, after }
  }
  return [
    ...created.map((row) => ({ ...entry(row, {}), action: 'create' })),
    ...changed.map((row) => {
      const names = fields.get(row.user_job_id) ?? []
      return { ...entry(row, { changed: names }), action: 'update' }
    }),
  ]
}
