// The worker thread: writes the first sheet of a workbook as comma-separated values, so that both kinds of files are
// read alike. It has neither the database nor the storage.
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { move } from 'piscina'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'

import { toSafeCell } from '../../access/audit/csv.ts'
import { assertSmallZip } from '../../assessments/media/small-zip.ts'

/** The text of the sheet as bytes, or why it is too much. */
export type WorkbookText = Uint8Array | { readonly problem: 'too_many_rows' | 'too_large' }

/** Blank rows above and between the others count as rows of the sheet. */
const MOST_ROWS = IMPORT_LIMITS.rows * 2

/** One task of the pool. @throws what the libraries throw for a file that they cannot read. */
export async function workbookText(bytes: Uint8Array): Promise<unknown> {
  await assertSmallZip(Buffer.from(bytes))
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let size = 0
  let row = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    if (index > MOST_ROWS) return { problem: 'too_many_rows' } satisfies WorkbookText
    const blank = '\n'.repeat(Math.max(0, index - row))
    const part = encoder.encode(`${blank}${values.map(cellText).join(',')}\n`)
    row = index + 1
    size += part.length
    if (size > IMPORT_LIMITS.sheetBytes) return { problem: 'too_large' } satisfies WorkbookText
    parts.push(part)
  }
  const csv = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    csv.set(part, at)
    at += part.length
  }
  return move(csv)
}

function cellText(value: CellValue): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
  // As in exported files: those who read the rows take the apostrophe away again.
  return `"${toSafeCell(text).replaceAll('"', '""')}"`
}
