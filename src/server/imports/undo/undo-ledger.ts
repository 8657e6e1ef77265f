// SQL of the ledger of an import that is undone.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { dataImportRow } from '../../db/schema/data-import.ts'
import type { ImportRef } from '../import-repository.ts'
import type { RowUndo } from './plan-undo.ts'

type Rows = ImportRef & { readonly rows: readonly RowUndo[] }

/** The stretches of others that name the new address of a row's person, by row number. */
export async function listSupervised(
  tx: Tx,
  { accountId, importId, rows }: Rows,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = await tx.db
    .select({ rowNumber: dataImportRow.rowNumber, supervised: dataImportRow.supervised })
    .from(dataImportRow)
    .where(
      and(
        eq(dataImportRow.accountId, accountId),
        eq(dataImportRow.importId, importId),
        inArray(
          dataImportRow.rowNumber,
          rows.map(({ row }) => row.rowNumber),
        ),
        isNotNull(dataImportRow.supervised),
      ),
    )
  return new Map(found.map((row) => [row.rowNumber, row.supervised ?? []]))
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
