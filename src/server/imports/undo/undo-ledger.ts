// SQL of the ledger of an import that is undone.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Tx } from '../../db/database.ts'
import type { ImportRef } from '../import-repository.ts'
import type { RowUndo } from './row-undo.ts'

type Rows = ImportRef & { readonly rows: readonly RowUndo[] }

const supervisedSchema = z.object({
  rows: z.array(z.object({ row_number: z.number(), user_job_id: z.coerce.number() })),
})

/**
 * The stretches of others that name the new address of a row's person since the import, by row number: the import renamed
 * the supervisor, or someone chose them later. Where another row of the import chose them, its undo decides.
 */
export async function listSupervised(
  tx: Tx,
  { accountId, importId, rows }: Rows,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const renamed = rows.filter((one) => one.restored.some(({ field }) => field === 'email'))
  if (renamed.length === 0) return new Map()
  const numbers = sql.param(renamed.map(({ row }) => row.rowNumber))
  const found = await tx.db.execute(sql`
    with r as materialized (
      select d.row_number, d.audit_id, coalesce(d.supervised, '[]') as supervised, e.email_key
      from data_import_row d
      join user_job u on u.account_id = ${accountId} and u.user_job_id = d.user_job_id
      join employee e on e.account_id = ${accountId} and e.user_id = u.user_id
      where d.account_id = ${accountId} and d.import_id = ${importId} and d.row_number = any(${numbers}::int[])
    ), waiting as materialized (
      select d.user_job_id, lower(c.x ->> 'to') as supervisor
      from data_import_row d, jsonb_array_elements(d.changes) c(x)
      where d.account_id = ${accountId} and d.import_id = ${importId} and d.undone_at is null
        and d.changes @> '[{"field": "supervisor_email"}]' and c.x ->> 'field' = 'supervisor_email'
    )
    select r.row_number, j.user_job_id
    from r join user_job j on j.account_id = ${accountId} and j.supervisor_key = r.email_key and j.deleted_at is null
    where r.supervised @> to_jsonb(j.user_job_id)
      or (exists (select 1 from audit_event a
          where a.account_id = ${accountId} and a.entity = 'user_job' and a.entity_id = j.user_job_id
            and a.audit_id > r.audit_id and a.action in ('create', 'update')
            and coalesce(a.after -> 'changed' ? 'supervisor_email', true))
        and (j.user_job_id, j.supervisor_key) not in (select user_job_id, supervisor from waiting
          where user_job_id is not null and supervisor is not null))`)
  const byRow = Map.groupBy(supervisedSchema.parse(found).rows, (row) => row.row_number)
  return new Map([...byRow].map(([key, some]) => [key, some.map((row) => row.user_job_id)]))
}

/** Writes that rows were undone, and what stayed of them. */
export async function saveUndone(
  tx: Tx,
  { accountId, importId, undone, at }: ImportRef & { undone: readonly RowUndo[]; at: Date },
): Promise<void> {
  const rows = undone.map(({ row, kept }) => ({ rowNumber: row.rowNumber, kept }))
  await tx.db.execute(sql`
    update data_import_row r set undone_at = ${at.toISOString()}::timestamptz, kept = x.kept
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("rowNumber" int, kept jsonb)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row_number = x."rowNumber"`)
}
