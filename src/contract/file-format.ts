// Tells what a file is by its bytes, whatever its name says. Its time grows with the file and no faster: anyone sends files.
import type { FileFormat } from './file-rules.ts'

/** The format of these bytes; null for none that is taken. */
export function formatOfBytes(bytes: Uint8Array): FileFormat | null {
  if (startsWith(bytes, PDF)) return 'pdf'
  if (startsWith(bytes, ZIP)) return isWordPackage(bytes) ? 'docx' : null
  if (startsWith(bytes, COMPOUND_FILE)) return hasWordStream(bytes) ? 'doc' : null
  return isText(bytes) ? 'txt' : null
}

const PDF = latin('%PDF-')

// APPNOTE of PKWARE, 4.3: the directory of a zip stands at its end, behind it only a comment.
const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)
const DIRECTORY_END = Uint8Array.of(0x50, 0x4b, 0x05, 0x06)
const DIRECTORY_END_BYTES = 22
const DIRECTORY_ENTRY = Uint8Array.of(0x50, 0x4b, 0x01, 0x02)
const DIRECTORY_ENTRY_BYTES = 46
const MAX_COMMENT_BYTES = 65_535
const WORD_PART = 'word/document.xml'

// [MS-CFB] 2.6: each entry of the directory has 128 bytes and begins with its name in UTF-16; sectors are multiples of that.
// [MS-DOC] 2.1 asks for the stream.
const COMPOUND_FILE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const COMPOUND_ENTRY_BYTES = 128
const WORD_STREAM = latin(Array.from('WordDocument\0', (letter) => `${letter}\0`).join(''))

/** Text in UTF-16 begins with its byte order. */
const BYTE_ORDERS = [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xfe, 0xff)]

function isWordPackage(bytes: Uint8Array): boolean {
  const end = findDirectoryEnd(bytes)
  if (end === -1) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = view.getUint32(end + 16, true)
  while (at + DIRECTORY_ENTRY_BYTES <= end && startsWith(bytes.subarray(at), DIRECTORY_ENTRY)) {
    const nameAt = at + DIRECTORY_ENTRY_BYTES
    const nameBytes = view.getUint16(at + 28, true)
    if (nameBytes === WORD_PART.length && startsWith(bytes.subarray(nameAt), latin(WORD_PART)))
      return true
    at = nameAt + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return false
}

function findDirectoryEnd(bytes: Uint8Array): number {
  const last = bytes.length - DIRECTORY_END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (bytes[at] === DIRECTORY_END[0] && startsWith(bytes.subarray(at), DIRECTORY_END)) return at
  return -1
}

function hasWordStream(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += COMPOUND_ENTRY_BYTES)
    if (startsWith(bytes.subarray(at), WORD_STREAM)) return true
  return false
}

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

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
