// Imports and their rows as the API shows them.
import { importFields } from '#contract/imports/import-kinds.ts'
import type { ImportEntry, ImportRow, StoredImport } from '#contract/imports/imports.ts'

import type { Tx } from '../db/database.ts'
import { listSeparationChoices } from '../people/employees/separation-choices.ts'
import { type ImportRecord, type LedgerRow, listEmployeeNames } from './import-repository.ts'
import type { Hidden } from './private-columns.ts'

type Rows = {
  readonly rows: readonly LedgerRow[]
  readonly found: ImportRecord
  readonly hidden: Hidden
}
type Shown = Omit<Rows, 'rows'> & Facts & { readonly row: LedgerRow }
type Facts = {
  /** Of people whose rows do not say their names. */
  readonly names: ReadonlyMap<number, string>
  /** Of separation reasons, by their ids. */
  readonly reasons: ReadonlyMap<string, string>
}

/** Rows as the API shows them; none for a row that was not checked. */
export async function describeRows(tx: Tx, { rows, ...shown }: Rows): Promise<ImportRow[]> {
  const { accountId } = shown.found
  const unnamed = rows.flatMap(({ userId, values }) =>
    userId === null || nameOf(values) !== '' ? [] : userId,
  )
  const names = await listEmployeeNames(tx, { accountId, userIds: unnamed })
  const isNamed = rows.some(({ changes }) => changes?.some(({ field }) => field === REASON))
  const choices = isNamed ? await listSeparationChoices(tx, { accountId }) : []
  const reasons = new Map(choices.map((one) => [String(one.separation_reason_id), one.name]))
  return rows.flatMap((row) => describeRow({ ...shown, names, reasons, row }))
}

const REASON = 'separation_reason'

function nameOf(values: LedgerRow['values']): string {
  return `${values?.first_name ?? ''} ${values?.last_name ?? ''}`.trim()
}

function describeRow({ row, found, hidden, ...facts }: Shown): ImportRow[] {
  if (row.outcome === null) return []
  const { mapping } = found
  // An address that is not valid is shown as the file has it.
  const column = mapping?.columns.email
  const typed = column === undefined ? '' : (row.cells[column] ?? '')
  const ownName = nameOf(row.values)
  return [
    {
      row_number: row.rowNumber,
      outcome: row.outcome,
      reason: row.reason,
      field: row.field,
      full_name: ownName === '' ? (facts.names.get(row.userId ?? 0) ?? '') : ownName,
      email: row.values?.email ?? (typed === '' ? null : typed),
      cells: row.outcome === 'refused' ? cellsOf(row, { found, hidden }) : [],
      changes: changesOf(row, { hidden, ...facts }),
      is_applied: row.appliedAt !== null,
      is_undone: row.undoneAt !== null,
      kept: row.kept ?? keptOf(row),
    },
  ]
}

// A reason is stored by its id; one that was deleted since has no name.
function changesOf(
  { changes }: LedgerRow,
  { hidden, reasons }: Pick<Shown, 'hidden' | 'reasons'>,
): ImportRow['changes'] {
  const visible = (changes ?? []).filter(({ field }) => !hidden.fields.has(field))
  const nameOfReason = (id: string | null) => (id === null ? null : (reasons.get(id) ?? '–'))
  return visible.map((change) =>
    change.field === REASON
      ? { ...change, from: nameOfReason(change.from), to: nameOfReason(change.to) }
      : change,
  )
}

// Rows that were imported before undo existed say what their undo would lack.
function keptOf({ appliedAt, auditId }: LedgerRow): ImportRow['kept'] {
  const isRecorded = appliedAt === null || auditId !== null
  return isRecorded ? [] : [{ field: null, reason: 'not_recorded' }]
}

function cellsOf(
  { cells, corrected }: LedgerRow,
  { found: { kind, mapping }, hidden }: Pick<Shown, 'found' | 'hidden'>,
): ImportRow['cells'] {
  return importFields(kind).flatMap(([field]) => {
    const column = mapping?.columns[field]
    if (column === undefined || cells.length === 0 || hidden.columns.has(column)) return []
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
