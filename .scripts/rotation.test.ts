// Which tests a landing leaves to others, and which sixth of them is its turn.
import { existsSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { allReleaseTests, PARTS, partOf, partOfCommit, releaseTests } from './rotation.mjs'

describe('the rotation', () => {
  it.each(['unit', 'e2e'] as const)('runs each %s test in one of its parts', (kind) => {
    const parts = Array.from({ length: PARTS }, (_, index) =>
      releaseTests(kind, { part: index + 1 }),
    )
    const all = allReleaseTests(kind)
    expect(all.length).toBeGreaterThan(10)
    expect(all.every((file) => existsSync(file))).toBe(true)
    expect(parts.flat().toSorted()).toEqual(all)
  })

  it('takes what a change touches beyond its part', () => {
    const all = allReleaseTests('unit')
    const own = releaseTests('unit', { part: 1 })
    const elsewhere = all.find((file) => !own.includes(file))
    const chosen = releaseTests('unit', { part: 1, isChanged: (file) => file === elsewhere })
    expect(chosen).toContain(elsewhere)
    expect(chosen).toHaveLength(own.length + 1)
  })

  it('has parts of about the same size', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((part) => releaseTests('e2e', { part }).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(2 * Math.min(...counts))
  })

  it('gives a commit or an endpoint one of the parts, and comes to each of them', () => {
    expect([1, 2, 3, 4, 5, 6]).toContain(partOfCommit())
    const parts = Array.from({ length: 100 }, (_, number) => partOf(`endpoint ${number}`))
    expect(new Set(parts)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})
