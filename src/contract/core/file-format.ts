// Tells what a file is by its bytes; its name can only speak against it. Its time grows with the file and no faster: anyone sends files.
import { FILE_FORMATS, type FileFormat } from './file-rules.ts'

/** Formats that people take for one of those, and that are refused by name. */
export type OtherFormat = 'rtf' | 'html' | 'photo' | 'heic' | 'odt'

/** A file with a name that promises a PDF or a Word document, and with other bytes. */
export type Misnamed = 'not-pdf' | 'not-word'

/** The format of these bytes; null for none that is taken. */
export function formatOfBytes(bytes: Uint8Array): FileFormat | null {
  if (isPdf(bytes)) return 'pdf'
  if (startsWith(bytes, ZIP)) return hasPart(bytes, WORD_PART) ? 'docx' : null
  if (startsWith(bytes, COMPOUND_FILE)) return hasEntry(bytes, WORD_STREAM) ? 'doc' : null
  return otherFormatOf(bytes) === null && isText(bytes) ? 'txt' : null
}

/**
 * The format of a file; null also where its name ends otherwise, as that of a program does, whose bytes may be text. Some
 * phones leave the ending out.
 */
export function formatOfFile(bytes: Uint8Array, name: string): FileFormat | null {
  // Without what hides an ending by turning the direction of writing.
  const shown = name.replaceAll(/\p{C}/gu, '').trim()
  const ending = ENDING.exec(shown)?.[1]?.toLowerCase()
  if (ending !== undefined && !FILE_FORMATS.some((format) => format === ending)) return null
  return formatOfBytes(bytes)
}

/** Not the number of a version. */
const ENDING = /\.([a-z][a-z0-9]{0,7})$/i

/** What bytes are that no question takes, where people should be told; null for all else. */
export function otherFormatOf(bytes: Uint8Array): OtherFormat | null {
  const head = textOf(bytes.subarray(0, HEAD_BYTES))
  if (RTF.test(head)) return 'rtf'
  if (WEB_PAGE.test(head)) return 'html'
  if (HEIC.test(head)) return 'heic'
  if (PHOTOS.some((begin) => startsWith(bytes, begin))) return 'photo'
  return OPEN_DOCUMENT.test(head) ? 'odt' : null
}

/** What the name of a file promises that its bytes are not, as those of a program that was renamed; null for all else. */
export function misnamedAs(bytes: Uint8Array, name: string): Misnamed | null {
  if (formatOfBytes(bytes) !== null) return null
  if (/\.pdf$/i.test(name)) return 'not-pdf'
  return /\.docx?$/i.test(name) ? 'not-word' : null
}

/** Whether a Word document brings a program of its own. */
export function hasMacros(bytes: Uint8Array): boolean {
  if (startsWith(bytes, ZIP)) return hasPart(bytes, MACRO_PART)
  return startsWith(bytes, COMPOUND_FILE) && hasEntry(bytes, MACRO_STREAM)
}

const HEAD_BYTES = 1024
const RTF = /^\s*\{\\rtf/
/** Also as Word saves one: in one file with its images, or as XML. */
const WEB_PAGE =
  /^(?:\xef\xbb\xbf)?\s*(?:<!doctype (?:html|svg)|<(?:html|head|body|meta|style|script|svg|div|table)\b|<\?xml|mime-version:)/i
/** ISO/IEC 14496-12: the brand of the file behind the length of its first box. */
const HEIC = /^[^]{4}ftyp(?:hei|hev|mif1|msf1|avif)/
const PHOTOS = [Uint8Array.of(0xff, 0xd8, 0xff), latin('\x89PNG\r\n'), latin('GIF8')]
/** Its first part is its type, as it is. */
const OPEN_DOCUMENT = /^PK[^]{28}mimetypeapplication\/vnd\.oasis\.opendocument/

/** Scanners put other bytes before it: ISO 32000-1, annex H, 3.4.1 asks for it within the first 1024. */
const PDF = /%PDF-\d/
/** Each thing in a PDF is one: text that only begins like a PDF has none. */
const OBJECT = latin('obj')

function isPdf(bytes: Uint8Array): boolean {
  if (!PDF.test(textOf(bytes.subarray(0, HEAD_BYTES)))) return false
  const [first = 0, second, third] = OBJECT
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (bytes[at + 1] === second && bytes[at + 2] === third) return true
  return false
}

// APPNOTE of PKWARE, 4.3: the directory of a zip stands at its end, behind it only a comment.
const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)
const DIRECTORY_END = Uint8Array.of(0x50, 0x4b, 0x05, 0x06)
const DIRECTORY_END_BYTES = 22
const DIRECTORY_ENTRY = Uint8Array.of(0x50, 0x4b, 0x01, 0x02)
const DIRECTORY_ENTRY_BYTES = 46
const MAX_COMMENT_BYTES = 65_535
/** Word on the web numbers it. */
const WORD_PART = /^word\/document\d{0,3}\.xml$/
/** [MS-OFFMACRO2] 2.2.3: the part that holds the macros, in whatever folder. */
const MACRO_PART = /(?:^|\/)vbaproject\.bin$/i
const MAX_PART_NAME = 80

// [MS-CFB] 2.6: each entry of the directory has 128 bytes and begins with its name in UTF-16; sectors are multiples of that.
// [MS-DOC] 2.1 asks for the stream.
const COMPOUND_FILE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const COMPOUND_ENTRY_BYTES = 128
const WORD_STREAM = utf16('WordDocument\0')
/** [MS-OVBA] 2.3.4.1: each project of macros has it. */
const MACRO_STREAM = utf16('_VBA_PROJECT\0')

/** How much of a file tells text from other bytes: nothing runs that has this much text before it. */
const TEXT_BYTES = 1_048_576
/** Text in UTF-16 begins with its byte order. */
const BYTE_ORDERS = [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xfe, 0xff)]

function hasPart(bytes: Uint8Array, wanted: RegExp): boolean {
  const end = findDirectoryEnd(bytes)
  if (end === -1) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = view.getUint32(end + 16, true)
  while (at + DIRECTORY_ENTRY_BYTES <= end && startsWith(bytes.subarray(at), DIRECTORY_ENTRY)) {
    const nameAt = at + DIRECTORY_ENTRY_BYTES
    const nameBytes = view.getUint16(at + 28, true)
    const name = bytes.subarray(nameAt, nameAt + Math.min(nameBytes, MAX_PART_NAME))
    if (wanted.test(textOf(name))) return true
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

function hasEntry(bytes: Uint8Array, name: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += COMPOUND_ENTRY_BYTES)
    if (startsWith(bytes.subarray(at), name)) return true
  return false
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  if (BYTE_ORDERS.some((order) => startsWith(bytes, order))) return true
  // By index: a callback or an iterator takes the server's event loop four times as long.
  const end = Math.min(bytes.length, TEXT_BYTES)
  for (let at = 0; at < end; at += 1) if (isBinary(bytes[at] ?? 0)) return false
  return true
}

// Tab, line feed, form feed and carriage return are text; so is whatever an older encoding has above.
function isBinary(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d
}

function startsWith(bytes: Uint8Array, begin: Uint8Array): boolean {
  return begin.every((byte, index) => bytes[index] === byte)
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function utf16(text: string): Uint8Array {
  return latin(Array.from(text, (letter) => `${letter}\0`).join(''))
}
