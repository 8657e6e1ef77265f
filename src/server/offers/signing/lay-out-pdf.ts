// pdfmake with the document's fonts, and neither the network nor other files.
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

import { TEXT_FONTS } from './fonts.ts'

const FONT_FILES = new Set(Object.values(TEXT_FONTS.NotoSans))

pdfmake.setFonts(TEXT_FONTS)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path))

/** The bytes of a PDF. Takes hundreds of milliseconds: for worker threads. */
export async function layOutPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  return new Uint8Array(
    await pdfmake
      .createPdf({
        ...definition,
        displayTitle: true,
        version: '1.7',
        defaultStyle: { font: 'NotoSans', lineHeight: 1.15, ...definition.defaultStyle },
      })
      .getBuffer(),
  )
}
