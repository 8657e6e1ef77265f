// What a capability may cost each landing: the number of its tests that every landing runs. What goes beyond is written
// as a table of cases, moved to the rotation, or said here, where a reviewer sees it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { root } from './command.mjs'

const JOURNEYS = 47
const PRICE = { server: 60, features: 40 }
/** Folders that hold several capabilities, or what all of them share: as many as they have, and a little room. */
const LARGE: Record<string, number> = {
  'src/server/assessments': 340,
  'src/server/session': 275,
  'src/server/interviews': 240,
  'src/server/applicants': 150,
  'src/server/decisions': 117,
  'src/server/plan-editor': 183,
  'src/server/privacy': 110,
  'src/server/requisitions': 100,
  'src/server/http': 95,
  'src/server/messages': 110,
  'src/server/offers': 170,
  'src/server/access': 88,
  'src/server/settings': 83,
  'src/server/careers': 65,
  'src/server/people': 105,
  'src/server/imports': 95,
  'src/web/features/plan-editor': 183,
  'src/web/features/assessments': 155,
  'src/web/features/requisitions': 115,
  'src/web/features/applicants': 122,
  'src/web/features/settings': 165,
  'src/web/features/scorecards': 115,
  'src/web/features/decisions': 95,
  'src/web/features/interviews': 112,
  'src/web/features/progress': 80,
  'src/web/features/session': 70,
}
/** A test, or a table of tests. */
const TEST = /^\s*(?:it|test)(?:\.(?:each|for|runIf|skipIf))?\(/gm

describe('the price list', () => {
  it('allows a journey for each capability', () => {
    const counted = filesIn('e2e/journeys').map(testsIn)
    expect(sum(counted)).toBeLessThanOrEqual(JOURNEYS)
  })

  it.each([
    ['src/server', PRICE.server],
    ['src/web/features', PRICE.features],
  ])('allows each folder of %s its tests', (parent, price) => {
    const folders = readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`)
    const counted = folders.map((folder) => ({ folder, tests: sum(filesIn(folder).map(testsIn)) }))
    expect(sum(counted.map(({ tests }) => tests))).toBeGreaterThan(500)
    expect(counted.filter(({ folder, tests }) => tests > (LARGE[folder] ?? price))).toEqual([])
  })

  it('says of no folder that it is large when it is not', () => {
    const tests = Object.keys(LARGE).map((folder) => sum(filesIn(folder).map(testsIn)))
    expect(tests.filter((count) => count <= PRICE.features)).toEqual([])
  })
})

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('.release.'))
    .map((name) => join(root, folder, name))
}

function testsIn(file: string): number {
  return [...readFileSync(file, 'utf8').matchAll(TEST)].length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
