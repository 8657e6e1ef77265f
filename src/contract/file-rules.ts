// What device and server agree on about files that are answers, without the schemas: which they are, told by their bytes.
import type { RecordingType } from './recording-rules.ts'

/** Of one file, such as a resume. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FILE_NAME = 255

/** The formats that a question can take. */
export const FILE_FORMATS = ['pdf', 'docx', 'doc', 'txt'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const FILE_MIMES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
} as const satisfies Record<FileFormat, string>

export const FILE_TYPES = Object.values(FILE_MIMES)
export type FileType = (typeof FILE_MIMES)[FileFormat]

/** What travels as a recording does: recordings, and files that are answers. */
export type UploadType = RecordingType | FileType

/** The format of a type; null for a recording's. */
export function formatOfType(type: string): FileFormat | null {
  return FILE_FORMATS.find((format) => FILE_MIMES[format] === type) ?? null
}

/** The format of these bytes, whatever their name says; null for none that is taken. */
export function formatOfBytes(bytes: Uint8Array): FileFormat | null {
  if (startsWith(bytes, PDF)) return 'pdf'
  if (startsWith(bytes, ZIP)) return includes(bytes, DOCX_PART) ? 'docx' : null
  if (startsWith(bytes, COMPOUND_FILE)) return includes(bytes, DOC_STREAM) ? 'doc' : null
  return isText(bytes) ? 'txt' : null
}

const PDF = latin('%PDF-')
const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)
/** Names of files stand in a zip as they are. */
const DOCX_PART = latin('word/document.xml')
// [MS-CFB] 2.2, and the stream that [MS-DOC] 2.1 asks for, in UTF-16.
const COMPOUND_FILE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const DOC_STREAM = latin(Array.from('WordDocument').join('\0'))

/** Text in UTF-16 begins with its byte order. */
const BYTE_ORDERS = [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xfe, 0xff)]

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  return BYTE_ORDERS.some((order) => startsWith(bytes, order)) || !bytes.some(isBinary)
}

// Tab, line feed, form feed and carriage return are text; so is whatever an older encoding has above.
function isBinary(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d
}

function startsWith(bytes: Uint8Array, begin: Uint8Array): boolean {
  return begin.every((byte, index) => bytes[index] === byte)
}

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  const [first = 0] = part
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (startsWith(bytes.subarray(at, at + part.length), part)) return true
  return false
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
