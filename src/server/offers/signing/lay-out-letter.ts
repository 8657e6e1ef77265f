import { PDF, type PDFPage } from '@libpdf/core'
import type { ContextPageSize } from 'pdfmake/interfaces.js'

// Lays out a letter and finds where its signature blocks landed. For worker threads.
import { SIGNER_BLOCKS, LETTER_SIGNERS } from '#contract/offers/offer-letter-rules.ts'

import { DOCUMENT_LABELS } from './document-labels.ts'
import type { Block, Letter, LetterDocument } from './document-types.ts'
import { wholeLetters, writable } from './fonts.ts'
import { layOutPdf } from './lay-out-pdf.ts'
import { BLOCK_LINK, contentOf, TEXT_SIZE } from './letter-content.ts'
import { parseLetterHtml } from './letter-html.ts'

const MARGIN = 64
const A4_WIDTH = 595
const LETTER_WIDTH = 612
const GREY = '#5b6472'

/** The PDF of a letter. The same letter always gives the same text at the same positions. */
export async function layOutLetter(letter: Letter): Promise<LetterDocument> {
  const { title, language, pageSize, header, footer, html } = letter
  const room = (pageSize === 'A4' ? A4_WIDTH : LETTER_WIDTH) - 2 * MARGIN
  const small = { fontSize: 8.5, color: GREY }
  const laidOut = await layOutPdf({
    pageSize: pageSize === 'A4' ? 'A4' : 'LETTER',
    pageMargins: [MARGIN, header === '' ? MARGIN : MARGIN + 14, MARGIN, MARGIN],
    language,
    info: { title: writable(title), producer: 'Fairlead', creator: 'Fairlead' },
    defaultStyle: { fontSize: TEXT_SIZE, ...wholeLetters(title + header + html + footer) },
    header: { text: writable(header), ...small, margin: [MARGIN, 34, MARGIN, 0] },
    footer: (page: number, pages: number, _size?: ContextPageSize) => ({
      columns: [
        { text: writable(footer), ...small },
        { text: DOCUMENT_LABELS[language].page(page, pages), ...small, width: 'auto' },
      ],
      columnGap: 16,
      margin: [MARGIN, 22, MARGIN, 0],
    }),
    content: contentOf(parseLetterHtml(html), { style: {}, room }),
  })
  const pdf = await PDF.load(laidOut)
  const blocks = pdf.getPages().flatMap(takeBlocks)
  pdf.setTitle(writable(title), { showInWindowTitleBar: true })
  return { pdf: await pdf.save(), blocks }
}

// The links have told where the blocks are; readers of the document should not follow them.
function takeBlocks(page: PDFPage): Block[] {
  return page.getLinkAnnotations().flatMap((link): Block[] => {
    if (link.uri?.startsWith(BLOCK_LINK) !== true) return []
    const [kindName, signerName, width] = link.uri.slice(BLOCK_LINK.length).split(':')
    const kind = SIGNER_BLOCKS.find((one) => one === kindName)
    const signer = LETTER_SIGNERS.find((one) => one === signerName)
    const { x, y, height } = link.rect
    page.removeAnnotation(link)
    if (kind === undefined || signer === undefined) return []
    return [{ kind, signer, page: page.index, x, y, width: Number(width), height }]
  })
}
