// Tells what a document is by its bytes and its ending. The browser asks before it sends them, the server before it stores them.
import { formatOfBytes, formatOfFile, hasMacros, otherFormatOf } from '../core/file-format.ts'
import type { DocumentFormat } from './applicant-documents-rules.ts'

/**
 * The format of a document; null for what is not stored, by its bytes or its ending: programs, web pages, SVG, and
 * documents with macros. CSV is text with its ending: nothing in the bytes tells them apart.
 */
export function documentFormatOf(bytes: Uint8Array, fileName: string): DocumentFormat | null {
  if (otherFormatOf(bytes) !== null || hasMacros(bytes)) return null
  if (!/\.csv$/i.test(fileName)) return formatOfFile(bytes, fileName)
  return formatOfBytes(bytes) === 'txt' ? 'csv' : null
}
