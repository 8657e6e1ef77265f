// Imports and their rows as the API shows them.
import { PEOPLE_FIELD_NAMES } from '#contract/imports/import-fields.ts'
import type {
  ImportEntry,
  ImportMapping,
  ImportRow,
  StoredImport,
} from '#contract/imports/imports.ts'

import type { ImportRecord, LedgerRow } from './import-repository.ts'

/** A row as the API shows it; none for a row that was not checked. */
export function describeRow(row: LedgerRow, mapping: ImportMapping | null): ImportRow[] {
  if (row.outcome === null) return []
  const { first_name: first = '', last_name: last = '', email } = row.values ?? {}
  // An address that is not valid is shown as the file has it.
  const column = mapping?.columns.email
  const typed = column === undefined ? '' : (row.cells[column] ?? '')
  return [
    {
      row_number: row.rowNumber,
      outcome: row.outcome,
      reason: row.reason,
      field: row.field,
      full_name: `${first} ${last}`.trim(),
      email: email ?? (typed === '' ? null : typed),
      cells: row.outcome === 'refused' ? cellsOf(row, mapping) : [],
      changes: row.changes ?? [],
      is_applied: row.appliedAt !== null,
      is_undone: row.undoneAt !== null,
      kept: row.kept ?? keptOf(row),
    },
  ]
}

// Rows that were imported before undo existed say what their undo would lack.
function keptOf({ appliedAt, auditId }: LedgerRow): ImportRow['kept'] {
  const isRecorded = appliedAt === null || auditId !== null
  return isRecorded ? [] : [{ field: null, reason: 'not_recorded' }]
}

function cellsOf(
  { cells, corrected }: LedgerRow,
  mapping: ImportMapping | null,
): ImportRow['cells'] {
  return PEOPLE_FIELD_NAMES.flatMap((field) => {
    const column = mapping?.columns[field]
    if (column === undefined || cells.length === 0) return []
    return [{ field, column, value: cells[column] ?? '', original: corrected?.[column] ?? null }]
  })
}

export function describeStored({ importId, state }: ImportRecord): StoredImport {
  return { import_id: importId, state }
}

export function describeEntry(row: ImportRecord, names: ReadonlyMap<number, string>): ImportEntry {
  return {
    import_id: row.importId,
    import_type: row.kind,
    file_name: row.fileName,
    size: row.size,
    state: row.state,
    row_count: row.rowCount,
    counts: row.counts ?? [],
    created_at: row.createdAt.toISOString(),
    created_by: { user_id: row.createdBy, full_name: names.get(row.createdBy) ?? null },
    finished_at: row.finishedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    undo: row.undo,
  }
}
