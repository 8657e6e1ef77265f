import { expect, it } from 'vitest'

import { median, runBench, type Bench } from './bench.ts'

const turns: string[] = []
const bench: Bench = {
  name: 'sample',
  unit: 'ms',
  direction: 'lower',
  bound: 0.5,
  rounds: 3,
  ours: () => Promise.resolve(turns.push('ours')),
  reference: () => Promise.resolve(turns.push('reference') * 10),
}

it('takes turns and compares medians', async () => {
  const verdict = await runBench(bench)
  expect(turns.slice(0, 4)).toEqual(['ours', 'reference', 'ours', 'reference'])
  expect(verdict).toEqual({
    name: 'sample',
    ours: 3,
    reference: 40,
    ratio: 0.075,
    unit: 'ms',
    holds: true,
  })
})

it('does not hold beyond the bound, whichever way is better', async () => {
  const ours = () => Promise.resolve(6)
  const reference = () => Promise.resolve(10)
  expect((await runBench({ ...bench, ours, reference })).holds).toBe(false)
  const higher: Bench = { ...bench, direction: 'higher', bound: 1, ours, reference }
  expect((await runBench(higher)).holds).toBe(false)
})

it('refuses too few rounds', async () => {
  await expect(runBench({ ...bench, rounds: 2 })).rejects.toThrow('at least 3')
})

it('finds the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(() => median([])).toThrow('needs a value')
})
