// Tells what a document is by its bytes. The browser asks before it sends them, the server before it stores them.
import { formatOfBytes, hasMacros, otherFormatOf } from '../core/file-format.ts'
import type { DocumentFormat } from './applicant-documents-rules.ts'

/**
 * The format of a document; null for what is not stored, whatever its name says: programs, web pages, SVG, and documents
 * with macros. CSV is text with its ending: nothing in the bytes tells them apart.
 */
export function documentFormatOf(bytes: Uint8Array, fileName: string): DocumentFormat | null {
  if (otherFormatOf(bytes) !== null || hasMacros(bytes)) return null
  const format = formatOfBytes(bytes)
  return format === 'txt' && /\.csv$/i.test(fileName) ? 'csv' : format
}
