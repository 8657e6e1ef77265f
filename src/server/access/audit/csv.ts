// Comma-separated values by RFC 4180, safe to open in a spreadsheet.

/** What makes a spreadsheet take a cell for a formula; in Chinese and Japanese ones the wide forms do as well. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** One line, with its end. Objects become JSON, null becomes nothing. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
