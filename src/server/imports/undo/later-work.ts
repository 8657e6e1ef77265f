// What the audit trail says of changes after a row was imported. A change by a later import that was undone counts no more.
import { sql, type SQL } from 'drizzle-orm'

type Changed = {
  readonly accountId: number
  readonly entity: 'employee' | 'user_job'
  /** The SQL of its id. */
  readonly id: SQL
  /** The SQL of the last entry of the trail when the row was imported. */
  readonly auditId: SQL
}

/** Whether an employee or a stretch was changed after the import. */
export function hasLaterWork(changed: Changed): SQL {
  return sql`exists (select 1 ${laterChanges(changed)})`
}

/** Whether a job was separated otherwise, removed, restored or moved after the import. */
export function hasLaterSeparation(changed: Changed): SQL {
  const fields = sql.param([
    'end_date',
    'separation_type',
    'separation_reason_id',
    'separation_note',
  ])
  return sql`exists (select 1 ${laterChanges(changed)} and (f.name is null or f.name = any(${fields}::text[])))`
}

/** The names of the fields that were changed after the import. */
export function laterFields(changed: Changed): SQL {
  return sql`(select coalesce(jsonb_agg(distinct f.name), '[]') ${laterChanges(changed)} and f.name is not null)`
}

// One line for each field that an entry names, and one for an entry that names none.
function laterChanges({ accountId, entity, id, auditId }: Changed): SQL {
  return sql`from audit_event a
    left join lateral jsonb_array_elements_text(a.after -> 'changed') f(name) on true
    where a.account_id = ${accountId} and a.entity = ${entity} and a.entity_id = ${id} and a.audit_id > ${auditId}
      and a.action <> 'undo_import'
      and not exists (select 1 from audit_event u
        where u.account_id = a.account_id and u.entity = a.entity and u.entity_id = a.entity_id
          and u.audit_id > a.audit_id and u.action = 'undo_import'
          and u.after -> 'import_id' = a.after -> 'import_id' and u.after -> 'changed' ? f.name)`
}
