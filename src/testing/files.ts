// Files as applicants send them, made byte by byte: a small PDF, a Word document, a zip that is larger than it looks.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

type ZipEntry = {
  readonly name: string
  readonly bytes: Buffer
  /** What the zip says of the size of an entry that lies about it. */
  readonly saidSize?: number
}

/** A PDF of one page with this line on it; without brackets and backslashes, which would need escapes. */
export function pdfOf(line: string): Buffer {
  return pdfWith(lineOf(line), '')
}

/** A PDF whose page is so many bytes when it is unpacked, most of them blanks. */
export function pdfBomb(bytes: number): Buffer {
  const blanks = Buffer.alloc(bytes, 0x20)
  blanks.write(lineOf('Hello'))
  return pdfWith(deflateSync(blanks).toString('latin1'), '/Filter /FlateDecode ')
}

function lineOf(line: string): string {
  return `BT /F1 12 Tf 20 100 Td (${line}) Tj ET`
}

function pdfWith(stream: string, filter: string): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< ${filter}/Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** A PDF whose pages lead back to themselves. */
export function endlessPdf(): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100 >>',
  ])
}

/** A Word document with these paragraphs. */
export function docxOf(...paragraphs: string[]): Buffer {
  return zipOf(documentParts(paragraphs.map(paragraph).join('')))
}

/** A Word document that brings macros. */
export function macroDocxOf(text: string): Buffer {
  const macros = { name: 'word/vbaProject.bin', bytes: Buffer.from('Sub AutoOpen') }
  return zipOf([...documentParts(paragraph(text)), macros])
}

/** The directory of an older Word document that brings macros. */
export function macroDocOf(): Buffer {
  return compoundOf('Root Entry', 'WordDocument', 'Macros', 'VBA', '_VBA_PROJECT')
}

/** A compound file with these entries. [MS-CFB] 2.6: each has 128 bytes and begins with its name in UTF-16. */
export function compoundOf(...entries: string[]): Buffer {
  return Buffer.concat([
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(512, '\0'), 'latin1'),
    ...entries.map((name) => Buffer.from(name.padEnd(64, '\0'), 'utf16le')),
  ])
}

/** A Word document of some kilobytes that is so many bytes when it is unpacked. */
export function zipBomb(bytes: number, { saidSize }: { saidSize?: number } = {}): Buffer {
  const padding = Buffer.alloc(bytes, 0x20)
  const bomb = { name: 'word/media/image1.png', bytes: padding }
  return zipOf([
    ...documentParts(paragraph('Hello')),
    saidSize === undefined ? bomb : { ...bomb, saidSize },
  ])
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

function documentParts(body: string): ZipEntry[] {
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', `<w:document xmlns:w="${MAIN}"><w:body>${body}</w:body></w:document>`],
  ].map(([name = '', xml = '']) => ({ name, bytes: Buffer.from(xml) }))
}

function pdfOfObjects(objects: readonly string[]): Buffer {
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(`${pdf}${table}${trailer}`, 'latin1')
}

// APPNOTE of PKWARE, 4.3: local headers with their data, the central directory, and its end.
function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, saidSize = bytes.length } of entries) {
    const data = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(saidSize, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end])
}
