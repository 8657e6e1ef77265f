// The job that reads an uploaded file into the ledger of its import. It decides nothing about people.
import { setImmediate } from 'node:timers/promises'

import { IMPORT_BATCH, IMPORT_LIMITS } from '#contract/imports/import-rules.ts'
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
  // The ledger has the rows now: the file itself is needed no more.
  await deps.database.inScope(SYSTEM, (tx) =>
    noteRemovable(tx, [{ key: row.fileKey, userId: row.createdBy, isExpected: false }]),
  )
}

async function read(deps: ReadingDeps, row: ImportRecord): Promise<void> {
  const ref = { accountId: row.accountId, importId: row.importId }
  try {
    const { columns, rows } = await storeRows(deps, row)
    await inAccount(deps, ref, (tx) => endReading(tx, { row, columns, rows }))
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    await inAccount(deps, ref, async (tx) => {
      const change = { failureCode: error.code, failureRow: error.row, finishedAt: deps.now() }
      if (await isUploaded(tx, ref))
        await repository.updateImport(tx, { ...ref, change: { ...change, state: 'failed' } })
    })
  }
}

async function isUploaded(tx: Tx, ref: ImportRef): Promise<boolean> {
  return (await repository.lockImport(tx, ref))?.state === 'uploaded'
}

type Read = { readonly columns: readonly ImportColumn[]; readonly rows: number }

async function endReading(tx: Tx, { row, columns, rows }: Read & { row: ImportRecord }) {
  const ref = { accountId: row.accountId, importId: row.importId }
  if (!(await isUploaded(tx, ref))) return
  const last = await repository.findLastMapping(tx, row)
  await repository.updateImport(tx, {
    ...ref,
    change: {
      state: 'read',
      columns: [...columns],
      proposed: proposeMapping(columns, last),
      rowCount: rows,
    },
  })
}

async function storeRows(deps: ReadingDeps, row: ImportRecord): Promise<Read> {
  let header: Column[] | null = null
  let batch: FileRecord[] = []
  let rows = 0
  const store = async () => {
    const records = batch
    batch = []
    await inAccount(deps, row, (tx) => insertRows(tx, { row, records }))
  }
  for await (const record of parseRecords(await textOf(deps, row))) {
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

async function textOf({ storage }: ReadingDeps, row: ImportRecord): Promise<AsyncIterable<string>> {
  if (!row.fileName.endsWith('.xlsx')) return decodeFile(storage, row.fileKey)
  return decode(piecesOf(await readWorkbook(storage, row.fileKey)), new TextDecoder())
}

// A whole sheet at once would keep the process from everything else.
async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
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
  if (records.length === 0) return
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
