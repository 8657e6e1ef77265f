// A table as the bytes of a file, while its rows come: a file of any length needs no more memory than a short one.
import { writeXlsxStream } from 'hucre/xlsx'

import { csvLine } from '../../access/audit/csv.ts'
import type { Cell } from './export-rows.ts'

export type Sheet = {
  /** The name of the sheet. */
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<Cell[]>
}

/** Without it, spreadsheets take UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF'
/** In characters. */
const COLUMN_WIDTH = 22

/** Comma-separated values, without cells that a spreadsheet would take for formulas. */
export async function* encodeCsv({ headings, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(headings))
  for await (const row of rows) yield encoder.encode(csvLine(row.map(plain)))
}

function plain(cell: Cell): string | number | null {
  return cell instanceof Date ? cell.toISOString() : cell
}

/** A workbook with one sheet. Texts are written as texts: none of them is a formula, whatever it begins with. */
export async function* encodeXlsx({ title, headings, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const stream = writeXlsxStream(rows, {
    name: title,
    columns: headings.map((header) => ({ header, width: COLUMN_WIDTH })),
    freezePane: { rows: 1 },
  })
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
