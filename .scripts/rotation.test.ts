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
    const part = 1
    const elsewhere = all.find((file) => partOf(file) !== part)
    const chosen = releaseTests('unit', { part, isChanged: (file) => file === elsewhere })
    expect(chosen).toContain(elsewhere)
    expect(chosen).toHaveLength(releaseTests('unit', { part }).length + 1)
  })

  it('gives a commit one of the parts', () => {
    expect(partOfCommit()).toBe(partOfCommit())
    expect([1, 2, 3, 4, 5, 6]).toContain(partOfCommit())
  })
})
