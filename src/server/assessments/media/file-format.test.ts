import { describe, expect, it } from 'vitest'

import { formatOfBytes, formatOfFile, otherFormatOf } from '#contract/core/file-format.ts'
import { compoundOf, docxOf, pdfOf } from '#testing/files.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
// An end of a zip whose directory has one entry.
function docxNamed(part: string): Buffer {
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt16LE(part.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt32LE(4, 16)
  return Buffer.concat([latin('PK\x03\x04'), entry, latin(part), end])
}

describe('what a file is', () => {
  it.each([
    ['pdf', 'a PDF', pdfOf('Hello')],
    [
      'pdf',
      'a PDF of a scanner, with bytes before it',
      Buffer.concat([latin('\r\n\0JOB\r\n'), pdfOf('Hello')]),
    ],
    ['docx', 'a Word document', docxOf('Hello')],
    ['docx', 'one of Word on the web', docxNamed('word/document2.xml')],
    ['doc', 'an older Word document', compoundOf('Root Entry', 'WordDocument')],
    ['txt', 'text', Buffer.from('Inés Prado\nTel. 1 < 2')],
    ['txt', 'text of Windows in UTF-16', Buffer.from('\uFEFFHello', 'utf16le')],
  ])('%s: %s', (format, _, bytes) => {
    expect([formatOfBytes(bytes), otherFormatOf(bytes)]).toEqual([format, null])
  })

  it.each([
    ['rtf', 'RTF', latin(String.raw`{\rtf1\ansi Hello}`)],
    ['html', 'a web page', latin('\xef\xbb\xbf<!DOCTYPE HTML><p>Hello')],
    [
      'html',
      'a web page as Word saves it in one file',
      latin('MIME-Version: 1.0\nContent-Type: multipart/related'),
    ],
    ['html', 'an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['photo', 'a JPEG', latin('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['photo', 'a PNG', latin('\x89PNG\r\n\x1a\n')],
    ['heic', 'a photo of a phone', latin('\0\0\0\x24ftypheic\0\0\0\0')],
    [
      'odt',
      'an OpenDocument text',
      latin(`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`),
    ],
    [
      null,
      'text that begins like a PDF, without what a PDF is made of',
      latin('%PDF-1.7\0 my resume'),
    ],
    [null, 'a spreadsheet', compoundOf('Root Entry', 'Workbook')],
    [null, 'a zip', latin('PK\x03\x04 word/document.xml')],
    [null, 'nothing', latin('')],
  ])('none that is taken, and %s by name: %s', (other, _, bytes) => {
    expect([formatOfBytes(bytes), otherFormatOf(bytes)]).toEqual([null, other])
  })
  it.each([
    ['cv.exe', null],
    ['fdp.\u202eexe', null],
    ['cv.TXT', 'txt'],
    ['cv.docx', 'txt'],
    ['cv v1.2', 'txt'],
    ['cv', 'txt'],
  ])('text with the name of something else is not taken: %s', (name, format) => {
    expect(formatOfFile(Buffer.from('Twelve years'), name)).toBe(format)
  })
})
