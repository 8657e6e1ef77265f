// The table of SECURITY.md says what the repository has, and counts right.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from './command.mjs'

const NUMBER = /^V\d+\.\d+\.\d+$/
const text = readFileSync(join(root, '.github/SECURITY.md'), 'utf8')
const [applicable = '', rest = ''] = text.split('### Not applicable')
const rows = applicable
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => NUMBER.test(number))
  .map(([, number = '', , how = '', test = '']) => ({ number, how, test }))
const others = [...(rest.split('\n### ')[0] ?? '').matchAll(/V\d+\.\d+\.\d+/g)].map(String)

function stateOf({ how, test }: { how: string; test: string }): string {
  if (how.startsWith('**not met**')) return 'not met'
  if (test === 'a document') return 'met, by a document'
  return test === 'none' ? 'met, without a test' : 'met, with a test'
}

it('counts its rows by their states, each requirement once', () => {
  const numbers = [...rows.map(({ number }) => number), ...others]
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const counts = new Map([
    ['not applicable', others.length],
    ['all', numbers.length],
  ])
  for (const row of rows) counts.set(stateOf(row), (counts.get(stateOf(row)) ?? 0) + 1)
  const named = [...text.matchAll(/^\| ((?:met|not|all)\b[^|]*?) +\| +(\d+) \|$/gm)]
  expect(new Map(named.map(([, state = '', count]) => [state, Number(count)]))).toEqual(counts)
})

it('names files that are there, and tests that are tests', () => {
  const files = [...text.matchAll(/`((?:src|sw|e2e|\.scripts)\/[\w./-]+)`/g)].map(
    ([, file]) => file,
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const claimed = rows.filter((row) => stateOf(row) === 'met, with a test')
  expect(claimed.filter(({ test }) => !test.includes('.test.ts`'))).toEqual([])
})
