// Draws what people signed into the blocks of a letter.
import { rgb, type EmbeddedFont, type PDF, type PDFPage } from '@libpdf/core'

import { dayIn } from './document-labels.ts'
import { PAD_RATIO, type Block, type SealInput, type Signature } from './document-types.ts'
import { embedHandwriting, embedTextFont, shownText } from './fonts.ts'

const INK = rgb(0.07, 0.13, 0.36)
const BLACK = rgb(0.1, 0.12, 0.16)
const NAME_SIZE = 10.5
const MIN_SIZE = 6
const TYPED_SIZE = 28
/** How far the line that people sign on stands above the lower edge of a block, as a part of its height. */
const LINE_AT = 0.215
const STROKE_WIDTH = 1.1

type Target = { readonly page: PDFPage; readonly block: Block }

/** Fills the blocks; one whose signer did not sign stays empty. */
export function drawSignatures(
  pdf: PDF,
  { blocks, signatures, language }: Pick<SealInput, 'blocks' | 'signatures' | 'language'>,
): void {
  const textFont = embedTextFont(pdf)
  for (const block of blocks) {
    const page = pdf.getPage(block.page)
    const signature = signatures.find(({ signer }) => signer === block.signer)
    if (page === null || signature === undefined) continue
    const target = { page, block }
    if (block.kind === 'signature') drawImage(pdf, { target, signature, textFont })
    else if (block.kind === 'name')
      drawFitting(target, {
        text: shownText(signature.name),
        font: textFont,
        size: NAME_SIZE,
        color: BLACK,
      })
    else {
      const text = dayIn(language, new Date(signature.signedAt))
      drawFitting(target, { text, font: textFont, size: NAME_SIZE, color: BLACK })
    }
  }
}

function drawImage(
  pdf: PDF,
  { target, signature, textFont }: { target: Target; signature: Signature; textFont: EmbeddedFont },
): void {
  const { image } = signature
  if (image.kind === 'drawn') return drawStrokes(target, image.strokes)
  const text = shownText(image.text)
  const font = embedHandwriting(pdf, { font: image.font, text }) ?? textFont
  drawFitting(target, { text, font, size: TYPED_SIZE, color: INK })
}

// Smaller where the text would be wider than its block.
function drawFitting(
  { page, block }: Target,
  {
    text,
    font,
    size,
    color,
  }: { text: string; font: EmbeddedFont; size: number; color: typeof INK },
): void {
  const width = Math.max(1, font.widthOfTextAtSize(text, size))
  const fitting = Math.max(MIN_SIZE, Math.min(size, (size * block.width) / width))
  const y = block.y + block.height * LINE_AT + (block.kind === 'signature' ? 3 : 0.5)
  page.drawText(text, { x: block.x + 1, y, font, size: fitting, color })
}

// The pad in the block as large as it fits, on the line.
function drawStrokes({ page, block }: Target, strokes: readonly (readonly number[])[]): void {
  const bottom = block.y + block.height * LINE_AT
  const height = Math.min(block.height * (1 - LINE_AT), block.width / PAD_RATIO)
  const toX = (x: number) => block.x + x * height * PAD_RATIO
  const toY = (y: number) => bottom + (1 - y) * height
  const path = page.drawPath()
  for (const [startX = 0, startY = 0, ...rest] of strokes) {
    path.moveTo(toX(startX), toY(startY))
    // A dot is a stroke that goes nowhere; the round cap makes it visible.
    if (rest.length === 0) path.lineTo(toX(startX) + 0.01, toY(startY))
    for (let at = 0; at + 1 < rest.length; at += 2)
      path.lineTo(toX(rest[at] ?? 0), toY(rest[at + 1] ?? 0))
  }
  path.stroke({ borderColor: INK, borderWidth: STROKE_WIDTH, lineCap: 'round', lineJoin: 'round' })
}
