// Corrects cells of a row that was checked, and checks it again, with the rows whose outcome depends on it.
import { isNull } from 'drizzle-orm'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'
import type { StoredImport } from '#contract/imports/imports.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { dataImportRow } from '../../db/schema/data-import.ts'
import { AppError } from '../../http/app-error.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import * as repository from '../import-repository.ts'
import type { ImportRef, LedgerRow } from '../import-repository.ts'
import { lockFor } from '../import-service.ts'
import { IMPORT_KIND_ENTRIES } from '../kinds/import-kinds.ts'
import { hiddenFrom } from '../private-columns.ts'
import * as ledger from './ledger-repository.ts'
import { type Reading, readValues } from './read-values.ts'

type Correction = ImportRef & {
  readonly rowNumber: number
  readonly cells: ReadonlyArray<{ readonly column: number; readonly value: string }>
  readonly at: Date
}

/**
 * @throws AppError `not_found`, `conflict` unless the rows were checked, `forbidden` for a private column,
 * `validation_failed` for a column that is not there.
 */
export async function correctRow(
  { tx, audit, access }: Pick<Changing, 'tx' | 'audit' | 'access'>,
  { rowNumber, cells, at, ...ref }: Correction,
): Promise<StoredImport> {
  const found = await lockFor(tx, { ...ref, action: 'correct' })
  const row = await repository.findRow(tx, { ...ref, rowNumber })
  if (row === null || found.mapping === null) throw new AppError('not_found')
  if (cells.some(({ column }) => column >= found.columns.length))
    throw new AppError('validation_failed', { fields: { cells: 'The file has no such column.' } })
  const hidden = hiddenFrom(access, found)
  if (cells.some(({ column }) => hidden.columns.has(column))) throw new AppError('forbidden')
  const changed = corrected(row, { cells, width: found.columns.length })
  await ledger.saveCells(tx, { row, ...changed })
  const { kind, mapping } = found
  await checkAgain(tx, { ref, row: { ...row, ...changed }, reading: { kind, mapping }, at })
  await audit({
    entity: 'data_import',
    entityId: ref.importId,
    action: 'correct',
    after: { row: rowNumber, columns: cells.map(({ column }) => column) },
  })
  return { import_id: ref.importId, state: found.state }
}

type Cells = { readonly cells: Correction['cells']; readonly width: number }

/** The cells with their new texts, cleaned as those of a file are, and what the file had. */
function corrected(row: LedgerRow, { cells: given, width }: Cells) {
  const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? '')
  const before = { ...row.corrected }
  for (const { column, value } of given) {
    const text = value.slice(0, IMPORT_LIMITS.cell).replaceAll('\0', '').toWellFormed().trim()
    if (cells[column] === text) continue
    before[column] ??= cells[column] ?? ''
    cells[column] = text
  }
  return { cells, corrected: before }
}

type Checking = {
  readonly ref: ImportRef
  readonly row: LedgerRow
  readonly reading: Reading
  readonly at: Date
}

async function checkAgain(tx: Tx, { ref, row, reading, at }: Checking): Promise<void> {
  const { accountId } = ref
  const { refuseTogether, decide } = IMPORT_KIND_ENTRIES[reading.kind]
  const { values: read } = readValues(row.cells, reading)
  const affected = await ledger.listAffected(tx, { ...ref, row, read })
  const rows = affected.map(({ rowNumber, cells }) => ({
    rowNumber,
    ...readValues(cells, reading),
  }))
  await ledger.saveValues(tx, { ...ref, rows })
  await ledger.refuseDuplicates(tx, ref)
  await refuseTogether(tx, { ref, at })
  const only = isNull(dataImportRow.outcome)
  const open = { ...ref, after: 0, limit: affected.length, only }
  const undecided = await repository.listRowsAfter(tx, open)
  const today = await findCompanyDay(tx, { accountId, at })
  const decided = await decide(tx, {
    accountId,
    rows: undecided,
    mapping: reading.mapping,
    today,
    isLocking: false,
  })
  await ledger.saveOutcomes(tx, { ...ref, decided, applied: null })
  await ledger.refuseRepeatedPeople(tx, ref)
}
