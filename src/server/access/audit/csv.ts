// Comma-separated values by RFC 4180, safe to open in a spreadsheet.

/**
 * What makes a spreadsheet take a cell for a formula; in Chinese and Japanese ones the wide forms do as well. Apostrophes in
 * front of it count too, so that `fromSafeCell` gets every text back.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const NEUTRALISED = /^'(?='*[=+\-@\t\r＝＋－＠])/

/** One line, with its end. Objects become JSON, null becomes nothing. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

/** The text of a cell as it was before `csvLine` made it safe. */
export function fromSafeCell(cell: string): string {
  return cell.replace(NEUTRALISED, '')
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return toSafeCell(text)
}

/** A text that a spreadsheet does not take for a formula. */
export function toSafeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
