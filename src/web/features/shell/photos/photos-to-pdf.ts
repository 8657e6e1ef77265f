// One PDF of photos, a page for each. Pure: knows no browser. A JPEG stands in a PDF as it is (DCTDecode), so nothing is
// compressed here. Sections are of ISO 32000-1 (PDF 1.7).

/** A photo as a JPEG, with its size in pixels. */
export type PhotoPage = {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** The longer side of a page in points of 1/72 inch: that of A4. */
const LONGER_SIDE = 842

/** The bytes of the PDF. @throws RangeError without a page */
export function photosToPdf(pages: readonly PhotoPage[]): Uint8Array<ArrayBuffer> {
  if (pages.length === 0) throw new RangeError('A PDF has a page at least.')
  // 1 the catalog, 2 the list of pages; then for each page its image, what draws it, and itself.
  const idOf = (index: number) => ({
    image: 3 + index * 3,
    drawing: 4 + index * 3,
    page: 5 + index * 3,
  })
  const kids = pages.map((_, index) => `${idOf(index).page} 0 R`).join(' ')
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ...pages.flatMap((page, index) => objectsOf(page, idOf(index))),
  ]
  return written(objects)
}

type Part = string | Uint8Array
type Ids = { readonly image: number; readonly drawing: number; readonly page: number }

function objectsOf({ jpeg, width, height }: PhotoPage, ids: Ids): Part[][] {
  const scale = LONGER_SIDE / Math.max(width, height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  // 8.10: an image is one unit wide and high until it is scaled.
  const drawing = `q ${w} 0 0 ${h} 0 0 cm /Photo Do Q`
  return [
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${ids.drawing} 0 R ` +
        `/Resources << /XObject << /Photo ${ids.image} 0 R >> >> >>`,
    ],
  ]
}

// 7.5: a header, the objects, the table of where each begins, and the trailer that names the first.
function written(objects: readonly Part[][]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const chunks: Uint8Array[] = []
  let length = 0
  const write = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    chunks.push(bytes)
    length += bytes.length
  }
  // Bytes above 127 in the second line tell programs that the file is no text (7.5.2).
  write('%PDF-1.4\n')
  write(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
  const begins = objects.map((parts, index) => {
    const begin = length
    write(`${index + 1} 0 obj\n`)
    for (const part of parts) write(part)
    write('\nendobj\n')
    return begin
  })
  const table = length
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const begin of begins) write(`${String(begin).padStart(10, '0')} 00000 n \n`)
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  const file = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}
