// Tables of letters as pdfmake wants them: rectangular, with an empty cell under each that spans. Pure.
import type { Content, ContentStack, TableCell } from 'pdfmake/interfaces.js'

import type { HtmlElement, HtmlNode } from './letter-html.ts'

const MAX_COLUMNS = 20
const LINE = '#c9ced6'

type Grid = (TableCell | undefined)[][]

/** A table of rich text. One in which people sign has no lines: it only arranges. */
export function tableOf(
  table: HtmlElement,
  cellOf: (cell: HtmlElement, columns: number) => ContentStack,
): Content {
  const rows = elementsIn(table, 'tr')
  if (rows.length === 0) return ''
  const grid: Grid = rows.map(() => [])
  const columns = Math.min(MAX_COLUMNS, Math.max(1, ...rows.map(widthOf)))
  const cellIn = (cell: HtmlElement) => cellOf(cell, columns)
  for (const [index, row] of rows.entries()) fillRow(grid, { index, row, cellOf: cellIn })
  const width = Math.max(1, ...grid.map((row) => row.length))
  const body = grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  return {
    table: { widths: Array.from({ length: width }, () => '*'), body, dontBreakRows: true },
    layout: hasSignature(table)
      ? 'noBorders'
      : {
          hLineWidth: () => 0.5,
          vLineWidth: () => 0.5,
          hLineColor: () => LINE,
          vLineColor: () => LINE,
        },
    margin: [0, 2, 0, 9],
  }
}

function fillRow(
  grid: Grid,
  {
    index,
    row,
    cellOf,
  }: { index: number; row: HtmlElement; cellOf: (cell: HtmlElement) => ContentStack },
): void {
  let column = 0
  for (const cell of elementsIn(row, 'td', 'th')) {
    while (grid[index]?.[column] !== undefined) column += 1
    if (column >= MAX_COLUMNS) return
    const colSpan = Math.min(spanOf(cell, 'colspan'), MAX_COLUMNS - column)
    const rowSpan = Math.min(spanOf(cell, 'rowspan'), grid.length - index)
    for (const covered of grid.slice(index, index + rowSpan))
      for (let at = column; at < column + colSpan; at += 1) covered[at] ??= ''
    const target = grid[index]
    if (target !== undefined) target[column] = { ...cellOf(cell), colSpan, rowSpan }
    column += colSpan
  }
}

// Rows stand in a body, cells in rows, in the order of the text; a table inside of a cell has its own.
function elementsIn({ children }: HtmlElement, ...names: string[]): HtmlElement[] {
  return children.flatMap((node) => {
    if (typeof node === 'string') return []
    if (names.includes(node.name)) return [node]
    return ['tbody', 'thead', 'tfoot'].includes(node.name) ? elementsIn(node, ...names) : []
  })
}

function widthOf(row: HtmlElement): number {
  const cells = elementsIn(row, 'td', 'th')
  return cells.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0)
}

function spanOf({ attributes }: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributes[name])
  return Number.isInteger(span) && span > 1 ? span : 1
}

function hasSignature(node: HtmlNode): boolean {
  if (typeof node === 'string') return false
  return node.attributes['data-block'] !== undefined || node.children.some(hasSignature)
}
