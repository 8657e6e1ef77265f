import type { Content, ContentStack, ContentText, Style } from 'pdfmake/interfaces.js'

import { DEFAULT_FONT_SIZE } from '#contract/core/rich-text.ts'
// Rich text of a letter as pdfmake lays it out. Pure. Where people sign are runs of a size of their own, with a link
// by which they are found on the page: the rich text flows around them.
import {
  SIGNER_BLOCKS,
  LETTER_SIGNERS,
  type SignerBlock,
  type LetterSigner,
} from '#contract/offers/offer-letter-rules.ts'

import { writable } from './fonts.ts'
import type { HtmlElement, HtmlNode } from './letter-html.ts'
import { tableOf } from './letter-table.ts'

export const BLOCK_LINK = 'signing-block:'
export const TEXT_SIZE = 10.5
const GREY = '#5b6472'

/** How text looks here, and how wide the column is, in points. */
export type Flow = { readonly style: Style; readonly room: number }

type Run = Style & { readonly text: string; readonly link?: string }

/** In points. */
const BLOCK_WIDTHS: Record<SignerBlock, number> = { signature: 140, name: 136, date: 104 }
const MIN_WIDTH = 30
const CELL_PADDING = 10
const SIGNATURE_SIZE = 30
/** Letters that no reader sees or copies: the space between the two is the block. */
const INVISIBLE = '\u2060\u2060'
const HEADINGS: Readonly<Record<string, number>> = {
  h1: 20,
  h2: 16,
  h3: 13,
  h4: 12,
  h5: 11,
  h6: 11,
}
const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
const STYLES: Readonly<Record<string, Style>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italics: true },
  i: { italics: true },
  u: { decoration: 'underline' },
  del: { decoration: 'lineThrough' },
  s: { decoration: 'lineThrough' },
}
const BLOCK_ELEMENTS = new Set([
  ...Object.keys(HEADINGS),
  ...'p div ul ol li table hr blockquote section article'.split(' '),
])

/** What pdfmake lays out for the body of a letter. */
export function contentOf(nodes: readonly HtmlNode[], flow: Flow): Content[] {
  const content: Content[] = []
  let runs: Run[] = []
  const endParagraph = () => {
    if (runs.some(({ text }) => text.trim() !== '')) content.push(paragraphOf(runs, {}))
    runs = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && hasBlocks(node)) {
      endParagraph()
      content.push(...blocksOf(node, flow))
    } else runs.push(...runsOf(node, flow))
  }
  endParagraph()
  return content
}

function blocksOf(element: HtmlElement, flow: Flow): Content[] {
  const { name, children } = element
  const size = HEADINGS[name]
  if (size !== undefined)
    return [headingOf(element, { ...flow, style: { bold: true, fontSize: size } })]
  switch (name) {
    case 'p':
      return children.some((node) => typeof node !== 'string' && hasBlocks(node))
        ? contentOf(children, flow)
        : [
            paragraphOf(
              children.flatMap((node) => runsOf(node, flow)),
              alignmentOf(element),
            ),
          ]
    case 'hr':
      return [ruleOf()]
    case 'ul':
      return [{ ul: itemsOf(element, flow), margin: [0, 0, 0, 7] }]
    case 'ol':
      return [{ ol: itemsOf(element, flow), start: startOf(element), margin: [0, 0, 0, 7] }]
    case 'blockquote':
      return [
        {
          stack: contentOf(children, { ...flow, style: { ...flow.style, color: GREY } }),
          margin: [14, 0, 0, 0],
        },
      ]
    case 'table':
      return [
        tableOf(element, (cell, columns) =>
          cellOf(cell, { ...flow, room: flow.room / columns - CELL_PADDING }),
        ),
      ]
    default:
      return contentOf(children, flow)
  }
}

function headingOf(element: HtmlElement, flow: Flow): Content {
  const runs = element.children.flatMap((node) => runsOf(node, flow))
  return { ...paragraphOf(runs, alignmentOf(element)), headlineLevel: 1, margin: [0, 6, 0, 5] }
}

function paragraphOf(runs: readonly Run[], style: Style): ContentText {
  return { text: runs.length === 0 ? ' ' : [...runs], ...style, margin: [0, 0, 0, 7] }
}

// The width of any page: a line in a table without other lines.
function ruleOf(): Content {
  return {
    table: { widths: ['*'], body: [[{ text: '', fontSize: 1 }]] },
    layout: {
      hLineWidth: (row: number) => (row === 0 ? 0.75 : 0),
      vLineWidth: () => 0,
      hLineColor: () => '#c9ced6',
    },
    margin: [0, 5, 0, 5],
  }
}

function itemsOf({ children }: HtmlElement, flow: Flow): Content[] {
  return children.flatMap((node): Content[] => {
    if (typeof node === 'string') return []
    return [{ stack: contentOf(node.children, flow), margin: [0, 0, 0, -4] }]
  })
}

function cellOf(cell: HtmlElement, flow: Flow): ContentStack {
  const own = cell.name === 'th' ? { ...flow, style: { ...flow.style, bold: true } } : flow
  return { stack: contentOf(cell.children, own), ...alignmentOf(cell), margin: [0, 2, 0, -4] }
}

/** Longer than the words of any language: an address, or a mistake. A piece fits on its line. */
const LONG_WORD = /(\S{100,})/u
const PIECES = /.{1,40}/gu

// pdfmake breaks a word that is wider than its line letter by letter, and measures the rest of it again each time: minutes,
// and all memory, for a word of tens of thousands of letters. In pieces it is laid out like other text.
function textRuns(text: string, style: Style): Run[] {
  return text
    .split(LONG_WORD)
    .flatMap((part) => (LONG_WORD.test(part) ? (part.match(PIECES) ?? []) : part))
    .filter((part) => part !== '')
    .map((part) => ({ ...style, text: part }))
}

function runsOf(node: HtmlNode, flow: Flow): Run[] {
  const { style, room } = flow
  if (typeof node === 'string') return textRuns(writable(node).replaceAll(/\s+/gu, ' '), style)
  const { name, attributes, children } = node
  if (name === 'br') return [{ ...style, text: '\n' }]
  const block = blockIn(node)
  if (block !== null) return [blockRun(block, room)]
  const own = { ...style, ...STYLES[name], ...sizeOf(attributes), ...linkOf(node) }
  return children.flatMap((child) => runsOf(child, { style: own, room }))
}

function blockIn({ name, attributes }: HtmlElement) {
  const kind = SIGNER_BLOCKS.find((one) => one === attributes['data-block'])
  const signer = LETTER_SIGNERS.find((one) => one === attributes['data-signer'])
  return name !== 'span' || kind === undefined || signer === undefined ? null : { kind, signer }
}

function blockRun(
  { kind, signer }: { kind: SignerBlock; signer: LetterSigner },
  room: number,
): Run {
  const width = Math.max(MIN_WIDTH, Math.min(BLOCK_WIDTHS[kind], Math.floor(room)))
  return {
    text: INVISIBLE,
    characterSpacing: width,
    noWrap: true,
    fontSize: kind === 'signature' ? SIGNATURE_SIZE : TEXT_SIZE,
    decoration: 'underline',
    decorationColor: GREY,
    decorationThickness: 0.75,
    link: `${BLOCK_LINK}${kind}:${signer}:${width}`,
  }
}

function linkOf({ name, attributes: { href = '' } }: HtmlElement) {
  if (name !== 'a' || !/^(?:https?|mailto|tel):/i.test(href)) return {}
  return { link: encodeURI(href), color: '#1d4ed8', decoration: 'underline' } as const
}

function sizeOf(attributes: HtmlElement['attributes']): Style {
  const size = Number(attributes['data-size'])
  return size >= 8 && size <= 32 ? { fontSize: (size * TEXT_SIZE) / DEFAULT_FONT_SIZE } : {}
}

function alignmentOf({ attributes }: HtmlElement): Style {
  const alignment = ALIGNMENTS.find((one) => one === attributes['data-align'])
  return alignment === undefined ? {} : { alignment }
}

function startOf({ attributes }: HtmlElement): number {
  const start = Number(attributes['start'])
  return Number.isInteger(start) && start > 0 && start < 10_000 ? start : 1
}

function hasBlocks({ name, children }: HtmlElement): boolean {
  return (
    BLOCK_ELEMENTS.has(name) || children.some((node) => typeof node !== 'string' && hasBlocks(node))
  )
}
