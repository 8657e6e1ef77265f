// The records of a text with separators, while it is read.
import { pipeline, Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'

import { fromSafeCell } from '../../access/audit/csv.ts'
import { ImportFileError } from './import-file-error.ts'

export type FileRecord = {
  /** As a spreadsheet counts them, from 1. */
  readonly row: number
  readonly cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Characters in which the separator is looked for: the header row of a wide table. */
const HEAD = 16_384

/** @throws ImportFileError `broken_quotes` for a quote that does not close, `too_many_columns` */
export async function* parseRecords(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const { head, whole } = await peek(text)
  const parser = parse({
    delimiter: separatorOf(head.slice(0, HEAD)),
    relax_column_count: true,
    max_record_size: IMPORT_LIMITS.record,
  })
  // The loop below meets what goes wrong.
  pipeline(Readable.from(whole), parser, () => undefined)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1
      if (cells.every((cell) => cell.trim() === '')) continue
      if (cells.length > IMPORT_LIMITS.columns)
        throw new ImportFileError('too_many_columns', { row })
      yield { row, cells: cells.map(storable) }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportFileError('broken_quotes', { row: lineOf(error), cause: error })
    throw error
  }
}

// The records before it may still be on their way: the parser says where it was.
function lineOf({ lines }: CsvError): number | null {
  return typeof lines === 'number' ? lines : null
}

// A database stores no zero byte; an exported cell may have an apostrophe that keeps it from being a formula; one more character than allowed shows that a cell is too long.
function storable(cell: string): string {
  const text = cell
    .slice(0, IMPORT_LIMITS.cell + 1)
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
  return fromSafeCell(text)
}

async function peek(text: AsyncIterable<string>) {
  const parts = text[Symbol.asyncIterator]()
  let head = ''
  while (head.length < HEAD) {
    const next = await parts.next()
    if (next.done === true) break
    head += next.value
  }
  async function* whole() {
    yield head
    yield* { [Symbol.asyncIterator]: () => parts }
  }
  return { head, whole: whole() }
}

/** The separator that is most frequent in the first line, outside quotes. */
function separatorOf(head: string): string {
  const [line = ''] = head
    .replaceAll(/"(?:[^"]|"")*"/gu, '')
    .trimStart()
    .split(/[\r\n]/u)
  const counts = SEPARATORS.map((separator) => line.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
