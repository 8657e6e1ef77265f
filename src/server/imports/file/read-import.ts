// The job that reads an uploaded file into the ledger of its import. It decides nothing about its rows.
import { setImmediate } from 'node:timers/promises'

import { allowsImportAction, IMPORT_BATCH, IMPORT_LIMITS } from '#contract/imports/import-rules.ts'
import type { ImportColumn } from '#contract/imports/imports.ts'

import type { Database, Tx } from '../../db/database.ts'
import { dataImportRow } from '../../db/schema/data-import.ts'
import { noteRemovable } from '../../privacy/recorded-files.ts'
import type { Storage } from '../../storage/storage.ts'
import * as repository from '../import-repository.ts'
import type { ImportRecord, ImportRef } from '../import-repository.ts'
import { isAmbiguousDate } from '../rows/read-date.ts'
import { decode, decodeFile } from './decode-text.ts'
import { ImportFileError } from './import-file-error.ts'
import { type FileRecord, parseRecords } from './parse-records.ts'
import { proposeMapping } from './propose-mapping.ts'
import { readWorkbook } from './read-workbook.ts'
import type { WorkbookText } from './workbook-thread.ts'

export type ReadingDeps = {
  readonly database: Database
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

const SYSTEM = { kind: 'system' } as const
const SAMPLES = 3
const PIECE_BYTES = 64 * 1024
const SAMPLE_LENGTH = 80

/**
 * Reads the file of an import. Safe to repeat: rows that were stored before stay, and the file always gives the same rows.
 * A file that cannot be read ends the import as failed.
 */
export async function readImport(deps: ReadingDeps, ref: ImportRef): Promise<void> {
  const row = await inAccount(deps, ref, (tx) => repository.findImport(tx, ref))
  if (row === null) return
  if (row.state === 'uploaded') await read(deps, row)
  if (await inAccount(deps, ref, (tx) => mayReadAgain(tx, ref))) return
  // The ledger has the rows now: the file itself is needed no more.
  await deps.database.inScope(SYSTEM, (tx) =>
    noteRemovable(tx, [{ key: row.fileKey, userId: row.createdBy, isExpected: false }]),
  )
}

/** Whether another sheet of the file may still be chosen. */
async function mayReadAgain(tx: Tx, ref: ImportRef): Promise<boolean> {
  const row = await repository.findImport(tx, ref)
  if (row === null || row.sheets === null) return false
  const { state } = row
  return state === 'uploaded' || state === 'checking' || allowsImportAction(state, 'sheet')
}

async function read(deps: ReadingDeps, row: ImportRecord): Promise<void> {
  const ref = { accountId: row.accountId, importId: row.importId }
  let { sheets, sheet }: Sheets = row
  try {
    const file = await openFile(deps, row)
    ;({ sheets, sheet } = file)
    const { columns, rows } = await storeRows(deps, { row, text: file.text })
    await inAccount(deps, ref, (tx) => endReading(tx, { row, columns, rows, sheets, sheet }))
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    await inAccount(deps, ref, async (tx) => {
      const change = { failureCode: error.code, failureRow: error.row, finishedAt: deps.now() }
      const found = { ...change, sheets, sheet, state: 'failed' } as const
      if (await isReading(tx, row)) await repository.updateImport(tx, { ...ref, change: found })
    })
  }
}

/** Whether the import still waits for the sheet that this run reads; locked until the commit. */
async function isReading(tx: Tx, { accountId, importId, sheet }: ImportRecord): Promise<boolean> {
  const row = await repository.lockImport(tx, { accountId, importId })
  return row?.state === 'uploaded' && row.sheet === sheet
}

type Sheets = Pick<ImportRecord, 'sheets' | 'sheet'>
type Read = { readonly columns: readonly ImportColumn[]; readonly rows: number }

async function endReading(
  tx: Tx,
  { row, columns, rows, ...chosen }: Read & Sheets & { row: ImportRecord },
) {
  const ref = { accountId: row.accountId, importId: row.importId }
  if (!(await isReading(tx, row))) return
  const last = await repository.findLastMapping(tx, row)
  await repository.updateImport(tx, {
    ...ref,
    change: {
      ...chosen,
      state: 'read',
      columns: [...columns],
      proposed: proposeMapping({ kind: row.kind, columns }, last),
      rowCount: rows,
    },
  })
}

async function storeRows(
  deps: ReadingDeps,
  { row, text }: { row: ImportRecord; text: AsyncIterable<string> },
): Promise<Read> {
  let header: Column[] | null = null
  let batch: FileRecord[] = []
  let rows = 0
  const store = async () => {
    const records = batch
    batch = []
    await inAccount(deps, row, (tx) => insertRows(tx, { row, records }))
  }
  for await (const record of parseRecords(text)) {
    if (header === null) {
      header = record.cells.map((name) => ({ name, samples: new Set(), isAmbiguous: false }))
      continue
    }
    rows += 1
    if (rows > IMPORT_LIMITS.rows) throw new ImportFileError('too_many_rows', { row: record.row })
    learn(header, record.cells)
    batch.push(record)
    if (batch.length === IMPORT_BATCH) await store()
  }
  if (header === null || rows === 0) throw new ImportFileError('empty')
  await store()
  return { columns: header.map(describeColumn), rows }
}

async function openFile(
  { storage }: ReadingDeps,
  { fileName, fileKey: key, sheet }: ImportRecord,
): Promise<Sheets & { text: AsyncIterable<string> }> {
  if (!fileName.endsWith('.xlsx'))
    return { text: decodeFile(storage, key), sheets: null, sheet: null }
  const workbook = await readWorkbook(storage, { key, sheet })
  const text = decode(piecesOf(workbook.text), new TextDecoder())
  if (workbook.sheets.length < 2) return { text, sheets: null, sheet: null }
  return { text, sheets: [...workbook.sheets], sheet: workbook.sheet }
}

// A whole sheet at once would keep the process from everything else.
async function* piecesOf(bytes: WorkbookText['text']): AsyncGenerator<Uint8Array> {
  if ('problem' in bytes) throw new ImportFileError(bytes.problem)
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    yield bytes.subarray(from, from + PIECE_BYTES)
    await setImmediate()
  }
}

type Column = { name: string; samples: Set<string>; isAmbiguous: boolean }

function learn(header: readonly Column[], cells: readonly string[]): void {
  for (const [index, column] of header.entries()) {
    const cell = cells[index] ?? ''
    if (cell === '') continue
    if (column.samples.size < SAMPLES) column.samples.add(cell.slice(0, SAMPLE_LENGTH))
    column.isAmbiguous ||= isAmbiguousDate(cell)
  }
}

function describeColumn({ name, samples, isAmbiguous }: Column): ImportColumn {
  return {
    name: name.slice(0, SAMPLE_LENGTH),
    samples: [...samples],
    has_ambiguous_dates: isAmbiguous,
  }
}

async function insertRows(
  tx: Tx,
  { row, records }: { row: ImportRecord; records: readonly FileRecord[] },
): Promise<void> {
  if (records.length === 0 || !(await isReading(tx, row))) return
  const { accountId, importId } = row
  await tx.db
    .insert(dataImportRow)
    .values(
      records.map((record) => ({
        accountId,
        importId,
        rowNumber: record.row,
        cells: record.cells,
      })),
    )
    .onConflictDoNothing()
}

// oxlint-disable-next-line house/max-params -- the work comes last, as in `inScope`
function inAccount<T>(
  { database }: ReadingDeps,
  { accountId }: { accountId: number },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.inScope({ kind: 'account', accountId, userId: null }, work)
}
