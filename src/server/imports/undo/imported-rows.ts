// The imported rows of an import with what they wrote as it is now: what its undo is planned by.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { PEOPLE_FIELD_NAMES } from '#contract/imports/import-fields.ts'

import type { Tx } from '../../db/database.ts'
import type { ImportRef } from '../import-repository.ts'
import type { ImportedRow } from './plan-undo.ts'

const valueSchema = z.string().nullable()
const rowsSchema = z.object({
  rows: z.array(
    z.object({
      row_number: z.number(),
      outcome: z.enum(['created', 'changed']),
      is_new_person: z.boolean(),
      changes: z.array(
        z.object({ field: z.enum(PEOPLE_FIELD_NAMES), from: valueSchema, to: valueSchema }),
      ),
      user_id: z.coerce.number().nullable(),
      user_job_id: z.coerce.number().nullable(),
      is_erased: z.boolean(),
      is_merged: z.boolean(),
      is_removed: z.boolean(),
      has_later_job: z.boolean(),
      has_later_person: z.boolean(),
      is_end_fixed: z.boolean(),
      is_email_taken: z.boolean(),
      is_number_taken: z.boolean(),
      is_supervisor_known: z.boolean(),
      is_only_job: z.boolean(),
      now: z.partialRecord(z.enum(PEOPLE_FIELD_NAMES), valueSchema),
    }),
  ),
})

type Row = z.infer<typeof rowsSchema>['rows'][number]

function blockOf({ is_erased: isErased, is_merged: isMergedLater }: Row): ImportedRow['blocked'] {
  if (isErased) return 'erased'
  return isMergedLater ? 'merged' : null
}

type Part = ImportRef & {
  /** The last row of the part before. */
  readonly after: number
  readonly limit: number
  /** The day in the company, YYYY-MM-DD. */
  readonly today: string
}

/** The next imported rows behind a row number that were not undone. */
export async function listImportedRows(tx: Tx, part: Part): Promise<readonly ImportedRow[]> {
  const found = await tx.db.execute(query(part))
  return rowsSchema.parse(found).rows.map((row) => ({
    rowNumber: row.row_number,
    outcome: row.outcome,
    isNewPerson: row.is_new_person,
    changes: row.changes,
    userId: row.user_id,
    userJobId: row.user_job_id,
    blocked: blockOf(row),
    isRemoved: row.is_removed,
    hasLaterJob: row.has_later_job,
    hasLaterPerson: row.has_later_person,
    isEndFixed: row.is_end_fixed,
    isEmailTaken: row.is_email_taken,
    isNumberTaken: row.is_number_taken,
    isSupervisorKnown: row.is_supervisor_known,
    isOnlyJob: row.is_only_job,
    now: row.now,
  }))
}

// By the job and not by the account of the row: with their first hire a person gets another account.
function query({ accountId, importId, after, limit, today }: Part) {
  const oldOf = (field: string) =>
    sql`(select c.x ->> 'from' from jsonb_array_elements(r.changes) c(x) where c.x ->> 'field' = ${field})`
  const laterThan = (entity: string, id: string) => sql`exists (select 1 from audit_event a
    where a.account_id = ${accountId} and a.entity = ${entity} and a.entity_id = ${sql.raw(id)} and a.audit_id > r.audit_id)`
  return sql`
    with r as materialized (
      select row_number, outcome, is_new_person, coalesce(changes, '[]') as changes, user_job_id, audit_id
      from data_import_row
      where account_id = ${accountId} and import_id = ${importId} and row_number > ${after}
        and audit_id is not null and undone_at is null
      order by row_number limit ${limit}
    )
    select r.row_number, r.outcome, r.is_new_person, r.changes, r.user_job_id, j.user_id,
      e.user_id is null or e.erased_at is not null as is_erased,
      ${isMerged(accountId)} as is_merged,
      j.deleted_at is not null as is_removed,
      ${laterThan('user_job', 'r.user_job_id')} or j.moved_to is not null or j.user_smartreq_id is not null as has_later_job,
      ${laterThan('employee', 'j.user_id')} as has_later_person,
      coalesce(j.separation_type is not null or j.moved_to is not null
        or ${oldOf('end_date')}::date < j.start_date or ${isOverlapping(accountId, oldOf('end_date'))}, false) as is_end_fixed,
      exists (select 1 from employee o where o.account_id = ${accountId} and o.user_id <> j.user_id
        and o.email_key = lower(${oldOf('email')})) as is_email_taken,
      exists (select 1 from user_job o where o.account_id = ${accountId} and o.user_id <> j.user_id and o.deleted_at is null
        and o.employee_number = coalesce(${oldOf('employee_number')}, j.employee_number)
        and (o.end_date is null or o.end_date >= ${today}::date)) as is_number_taken,
      exists (select 1 from employee o where o.account_id = ${accountId} and o.erased_at is null
        and o.email_key = lower(${oldOf('supervisor_email')})) as is_supervisor_known,
      not exists (select 1 from user_job o where o.account_id = ${accountId} and o.user_id = j.user_id
        and o.user_job_id <> j.user_job_id and o.deleted_at is null) as is_only_job,
      jsonb_build_object('first_name', e.first_name, 'last_name', e.last_name, 'email', e.email,
        'phone_number', e.phone_number, 'city', e.city, 'job_title', j.job_title, 'department', j.department,
        'employee_number', j.employee_number, 'end_date', j.end_date, 'supervisor_email', j.supervisor_email,
        'employment_type', j.employment_type) as now
    from r
    left join user_job j on j.account_id = ${accountId} and j.user_job_id = r.user_job_id
    left join employee e on e.account_id = ${accountId} and e.user_id = j.user_id
    order by r.row_number`
}

/** Whether the person took part in a merge after the import that stands. */
function isMerged(accountId: number) {
  return sql`(e.merged_into is not null or exists (select 1 from person_merge m
    where m.account_id = ${accountId} and m.undone_at is null and m.audit_id > r.audit_id
      and (m.primary_user_id = j.user_id or m.duplicate_user_id = j.user_id)))`
}

// A person has a profile once at a time.
function isOverlapping(accountId: number, end: ReturnType<typeof sql>) {
  return sql`exists (select 1 from user_job o where o.account_id = ${accountId} and o.user_id = j.user_id
    and o.job_id = j.job_id and o.user_job_id <> j.user_job_id and o.deleted_at is null
    and (o.end_date is null or o.end_date >= j.start_date)
    and (${end} is null or o.start_date <= ${end}::date))`
}
