// Deletes what imported files say, and keeps what became of their rows. Runs in the system's scope.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'

import type { Tx } from '../db/database.ts'
import { noteRemovable } from '../privacy/recorded-files.ts'

const DAY_MS = 86_400_000

const emptiedSchema = z.object({
  rows: z.array(
    z.object({
      account_id: z.coerce.number(),
      import_id: z.coerce.number(),
      file_key: z.string(),
      created_by: z.coerce.number(),
    }),
  ),
})

/** Empties the rows of so many imports whose time is over, and the samples of their columns; how many imports it were. */
export async function emptyExpiredImports(
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<number> {
  const now = at.toISOString()
  // Work that is running ends by itself; what still runs after as many days again never will.
  const stuck = new Date(at.getTime() - IMPORT_LIMITS.days * DAY_MS)
  const found = await tx.db.execute(sql`
    update data_import i set emptied_at = ${now}::timestamptz, columns = '[]', proposed = '{}', sheets = null,
      mapping = mapping - 'values',
      state = case when state in ('done', 'cancelled', 'failed', 'undone') then state else 'cancelled' end,
      finished_at = coalesce(finished_at, ${now}::timestamptz)
    from (select account_id, import_id from data_import
      where emptied_at is null and expires_at <= ${now}::timestamptz
        and (state not in ('running', 'undoing') or expires_at <= ${stuck.toISOString()}::timestamptz) order by expires_at limit ${limit}) x
    where i.account_id = x.account_id and i.import_id = x.import_id
    returning i.account_id, i.import_id, i.file_key, i.created_by`)
  const { rows } = emptiedSchema.parse(found)
  // The file of an import that was never read is still in the storage.
  await noteFiles(tx, rows)
  for (const row of rows)
    await tx.db.execute(sql`
      update data_import_row set cells = '[]', "values" = null, email_key = null, number_key = null, changes = null,
        supervised = null, corrected = null
      where account_id = ${row.account_id} and import_id = ${row.import_id}`)
  return rows.length
}

/**
 * Empties the rows about a person whose account is erased: those that were imported, and those with the address. A
 * workbook that is kept for the choice of a sheet is removed, and so is each one of a company that employs the person:
 * what its other sheets say is not known, and reading it again would bring the person back.
 */
export async function forgetImportedPerson(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const found = await tx.db.execute(sql`
    with forgotten as (
      update data_import_row set cells = '[]', "values" = null, email_key = null, number_key = null, changes = null,
        supervised = null, corrected = null, user_id = null, user_job_id = null,
        outcome = case when applied_at is null then 'skipped' else outcome end,
        reason = case when applied_at is null then 'cancelled' else reason end
      where user_id = ${userId} or email_key = ${email.toLowerCase()}
      returning account_id, import_id)
    update data_import i set sheets = null, sheet = null
    where ((i.account_id, i.import_id) in (select account_id, import_id from forgotten)
        or i.account_id in (select account_id from employee where user_id = ${userId}))
      and i.sheets is not null and i.state <> 'uploaded'
    returning i.account_id, i.import_id, i.file_key, i.created_by`)
  const { rows } = emptiedSchema.parse(found)
  await noteFiles(tx, rows)
}

function noteFiles(tx: Tx, rows: z.infer<typeof emptiedSchema>['rows']): Promise<void> {
  return noteRemovable(
    tx,
    rows.map((row) => ({ key: row.file_key, userId: row.created_by, isExpected: false })),
  )
}
