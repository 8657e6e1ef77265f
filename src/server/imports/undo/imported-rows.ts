// The imported rows of an import with what they wrote as it is now: what its undo is planned by.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { IMPORT_FIELD_NAMES } from '#contract/imports/import-kinds.ts'

import type { Tx } from '../../db/database.ts'
import type { ImportRef } from '../import-repository.ts'
import { hasLaterSeparation, hasLaterWork, laterFields } from './later-work.ts'
import type { ImportedRow } from './row-undo.ts'

const valueSchema = z.string().nullable()
const rowsSchema = z.object({
  rows: z.array(
    z.object({
      row_number: z.number(),
      outcome: z.enum(['created', 'changed']),
      is_new_person: z.boolean(),
      changes: z.array(
        z.object({ field: z.enum(IMPORT_FIELD_NAMES), from: valueSchema, to: valueSchema }),
      ),
      user_id: z.coerce.number().nullable(),
      user_job_id: z.coerce.number().nullable(),
      is_recorded: z.boolean(),
      is_erased: z.boolean(),
      is_merged: z.boolean(),
      is_removed: z.boolean(),
      has_later_job: z.boolean(),
      has_later_person: z.boolean(),
      later_fields: z.array(z.string()),
      is_end_fixed: z.boolean(),
      is_email_taken: z.boolean(),
      is_number_taken: z.boolean(),
      is_supervisor_known: z.boolean(),
      has_later_separation: z.boolean(),
      is_end_needed: z.boolean(),
      is_alone: z.boolean(),
      now: z.partialRecord(z.enum(IMPORT_FIELD_NAMES), valueSchema),
    }),
  ),
})

type Row = z.infer<typeof rowsSchema>['rows'][number]

function blockOf(row: Row): ImportedRow['blocked'] {
  const { is_recorded: isRecorded, is_erased: isErased, is_merged: isMergedLater } = row
  if (!isRecorded) return 'not_recorded'
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
    laterFields: row.later_fields,
    isEndFixed: row.is_end_fixed,
    isEmailTaken: row.is_email_taken,
    isNumberTaken: row.is_number_taken,
    isSupervisorKnown: row.is_supervisor_known,
    hasLaterSeparation: row.has_later_separation,
    isEndNeeded: row.is_end_needed,
    isAlone: row.is_alone,
    now: row.now,
  }))
}

type Sql = ReturnType<typeof sql>

// By the job and not by the account of the row: with their first hire a person gets another account.
function query({ accountId, importId, after, limit, today }: Part) {
  const auditId = sql`r.audit_id`
  const ofJob = { accountId, entity: 'user_job', id: sql`r.user_job_id`, auditId } as const
  const ofPerson = { accountId, entity: 'employee', id: sql`j.user_id`, auditId } as const
  return sql`
    with r as materialized (
      select row_number, outcome, is_new_person, coalesce(changes, '[]') as changes, user_job_id, audit_id
      from data_import_row
      where account_id = ${accountId} and import_id = ${importId} and row_number > ${after}
        and applied_at is not null and undone_at is null
      order by row_number limit ${limit}
    )
    select r.row_number, r.outcome, r.is_new_person, r.changes, r.user_job_id, j.user_id,
      r.audit_id is not null as is_recorded,
      e.user_id is null or e.erased_at is not null as is_erased,
      ${isMerged(accountId)} as is_merged,
      j.deleted_at is not null as is_removed,
      ${hasLaterWork(ofJob)} or j.moved_to is not null or j.user_smartreq_id is not null as has_later_job,
      ${hasLaterWork(ofPerson)} as has_later_person,
      ${laterFields(ofJob)} || ${laterFields(ofPerson)} as later_fields,
      ${isEndFixed(accountId)} as is_end_fixed,
      exists (select 1 from employee o where o.account_id = ${accountId} and o.user_id <> j.user_id
        and o.email_key = lower(${oldOf('email')})) as is_email_taken,
      exists (select 1 from user_job o where o.account_id = ${accountId} and o.user_id <> j.user_id and o.deleted_at is null
        and o.employee_number = coalesce(${oldOf('employee_number')}, j.employee_number)
        and (o.end_date is null or o.end_date >= ${today}::date)) as is_number_taken,
      coalesce(${isSupervisorKnown({ accountId, importId })}, false) as is_supervisor_known,
      ${hasLaterSeparation(ofJob)} or j.moved_to is not null as has_later_separation,
      ${isEndNeeded(accountId)} as is_end_needed,
      ${isAlone(accountId)} as is_alone,
      jsonb_build_object('first_name', e.first_name, 'last_name', e.last_name, 'email', e.email,
        'phone_number', e.phone_number, 'city', e.city, 'job_title', j.job_title, 'department', j.department,
        'employee_number', j.employee_number, 'end_date', j.end_date, 'supervisor_email', j.supervisor_email,
        'employment_type', j.employment_type, 'separation_type', j.separation_type,
        'separation_reason', j.separation_reason_id::text, 'separation_note', j.separation_note) as now
    from r
    left join user_job j on j.account_id = ${accountId} and j.user_job_id = r.user_job_id
    left join employee e on e.account_id = ${accountId} and e.user_id = j.user_id
    order by r.row_number`
}

/** What a field of the row was before the import. */
function oldOf(field: string): Sql {
  return sql`(select c.x ->> 'from' from jsonb_array_elements(r.changes) c(x) where c.x ->> 'field' = ${field})`
}

/** Whether the person took part in a merge after the import that stands. */
function isMerged(accountId: number): Sql {
  return sql`(e.merged_into is not null or exists (select 1 from person_merge m
    where m.account_id = ${accountId} and m.undone_at is null and m.audit_id > r.audit_id
      and (m.primary_user_id = j.user_id or m.duplicate_user_id = j.user_id)))`
}

// A separation that the import found keeps the last day that it had; a later one decides the last day. A person has a
// profile once at a time.
function isEndFixed(accountId: number): Sql {
  const end = oldOf('end_date')
  return sql`coalesce(j.moved_to is not null or ${end}::date < j.start_date
    or (j.separation_type is not null and (${end} is null or exists (select 1 from audit_event a
      where a.account_id = ${accountId} and a.entity = 'user_job' and a.entity_id = r.user_job_id
        and a.audit_id > r.audit_id and a.action = 'separate')))
    or exists (select 1 from user_job o where o.account_id = ${accountId} and o.user_id = j.user_id
      and o.job_id = j.job_id and o.user_job_id <> j.user_job_id and o.deleted_at is null
      and (o.end_date is null or o.end_date >= j.start_date)
      and (${end} is null or o.start_date <= ${end}::date)), false)`
}

// The job would go on, or end later, in a profile that is archived, or beside a job that began since: of the same profile, or
// one that the person got after the import.
function isEndNeeded(accountId: number): Sql {
  const end = oldOf('end_date')
  return sql`coalesce(exists (select 1 from job p where p.account_id = ${accountId} and p.job_id = j.job_id
      and p.archived_at is not null and ${end} is null)
    or exists (select 1 from user_job o where o.account_id = ${accountId} and o.user_id = j.user_id
      and o.user_job_id <> j.user_job_id and o.deleted_at is null
      and ((o.job_id = j.job_id and (o.end_date is null or o.end_date >= j.start_date)
          and (${end} is null or o.start_date <= ${end}::date))
        or (o.start_date > j.start_date and exists (select 1 from audit_event a
          where a.account_id = ${accountId} and a.entity = 'user_job' and a.entity_id = o.user_job_id
            and a.audit_id > r.audit_id and a.action in ('create', 'restore'))))), false)`
}

// An employee has the address, or a row of the import gave it to someone, or took it from them: in whatever order the rows are
// undone, the answer is the same. A row about someone who was erased has no address any more.
function isSupervisorKnown({ accountId, importId }: ImportRef): Sql {
  const address = sql`lower(${oldOf('supervisor_email')})`
  const isOfImport = sql`d.account_id = ${accountId} and d.import_id = ${importId}`
  return sql`(exists (select 1 from employee o where o.account_id = ${accountId} and o.erased_at is null
      and o.email_key = ${address})
    or exists (select 1 from data_import_row d where ${isOfImport} and d.email_key = ${address})
    or ${address} in (select lower(c.x ->> 'from') from data_import_row d, jsonb_array_elements(d.changes) c(x)
      where ${isOfImport} and d.changes @> '[{"field": "email"}]' and c.x ->> 'field' = 'email'
        and c.x ->> 'from' is not null))`
}

// Once their jobs are removed, nothing stands on the record of the person: no job, no hire, no merge.
function isAlone(accountId: number): Sql {
  return sql`(not exists (select 1 from user_job o where o.account_id = ${accountId}
      and (o.user_id = j.user_id or o.recorded_for = j.user_id) and o.user_job_id <> j.user_job_id
      and (o.deleted_at is null or o.user_smartreq_id is not null or o.user_id <> j.user_id or o.recorded_for is not null))
    and not exists (select 1 from employee o where o.account_id = ${accountId} and o.merged_into = j.user_id)
    and not exists (select 1 from person_merge m where m.account_id = ${accountId}
      and (m.primary_user_id = j.user_id or m.duplicate_user_id = j.user_id)))`
}
