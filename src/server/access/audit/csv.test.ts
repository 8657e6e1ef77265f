import { expect, it } from 'vitest'

import { csvLine } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'a cell that begins as %j is text for every spreadsheet',
  (cell) => expect(csvLine([cell])).toBe(`'${cell}\r\n`),
)

it('other cells, and numbers below zero, stay as they are', () => {
  expect(csvLine(['a=b', -3, null, 'x,"y"'])).toBe('a=b,-3,,"x,""y"""\r\n')
})
