// The worker thread: writes a sheet of a workbook as comma-separated values, so that both kinds of files are read alike.
// It has neither the database nor the storage.
import { type CellValue, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { move, transferableSymbol, valueSymbol } from 'piscina'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'

import { toSafeCell } from '../../access/audit/csv.ts'
import { assertSmallZip } from '../../assessments/media/small-zip.ts'

export type WorkbookTask = {
  readonly bytes: Uint8Array
  /** Counted from 0 among the sheets that are not hidden; null for the first one with rows below its header. */
  readonly sheet: number | null
}

/** The text of a sheet as bytes, or why it is too much; the names of all sheets, and which of them it is. */
export type WorkbookText = {
  readonly text: Uint8Array | { readonly problem: 'too_many_rows' | 'too_large' }
  readonly sheets: readonly string[]
  readonly sheet: number
}

/** Blank rows above and between the others count as rows of the sheet. */
const MOST_ROWS = IMPORT_LIMITS.rows * 2

/** One task of the pool. @throws what the libraries throw for a file that they cannot read. */
export async function workbookText({ bytes, sheet: chosen }: WorkbookTask): Promise<unknown> {
  await assertSmallZip(Buffer.from(bytes))
  const sheets = await listSheets(bytes)
  const sheet = chosen ?? (await findFilled(bytes, sheets))
  const text = await sheetText(bytes, sheets[sheet] ?? '')
  const value: WorkbookText = { text, sheets, sheet }
  const buffers = text instanceof Uint8Array ? [text.buffer] : []
  return move({ [transferableSymbol]: buffers, [valueSymbol]: value })
}

/** The names of the sheets, without their contents; hidden ones only where nothing else is there. */
async function listSheets(bytes: Uint8Array): Promise<string[]> {
  const visible: string[] = []
  const hidden: string[] = []
  const note = (info: { name: string; hidden?: boolean; veryHidden?: boolean }) => {
    const isHidden = info.hidden === true || info.veryHidden === true
    ;(isHidden ? hidden : visible).push(info.name)
    return false
  }
  await readXlsx(bytes, { sheets: note })
  return (visible.length > 0 ? visible : hidden).slice(0, IMPORT_LIMITS.sheets)
}

/** The first sheet with two rows; the first of all where none has them. */
async function findFilled(bytes: Uint8Array, sheets: readonly string[]): Promise<number> {
  if (sheets.length < 2) return 0
  for (const [index, sheet] of sheets.entries()) {
    let rows = 0
    for await (const { values } of streamXlsxRows(bytes, { sheet })) {
      if (values.some((value) => String(value ?? '').trim() !== '')) rows += 1
      if (rows === 2) return index
    }
  }
  return 0
}

async function sheetText(bytes: Uint8Array, sheet: string): Promise<WorkbookText['text']> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let size = 0
  let row = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index > MOST_ROWS) return { problem: 'too_many_rows' }
    const blank = '\n'.repeat(Math.max(0, index - row))
    const part = encoder.encode(`${blank}${values.map(cellText).join(',')}\n`)
    row = index + 1
    size += part.length
    if (size > IMPORT_LIMITS.sheetBytes) return { problem: 'too_large' }
    parts.push(part)
  }
  const csv = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    csv.set(part, at)
    at += part.length
  }
  return csv
}

function cellText(value: CellValue): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
  // As in exported files: those who read the rows take the apostrophe away again.
  return `"${toSafeCell(text).replaceAll('"', '""')}"`
}
