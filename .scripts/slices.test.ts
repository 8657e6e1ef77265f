// What a change asks for: by folder, not by import.
import { describe, expect, it } from 'vitest'

import { changeOf, sliceOf, unitTestsIn } from './slices.mjs'

describe('a slice', () => {
  it.each([
    ['src/server/interviews/feedback/save.ts', 'src/server/interviews/feedback'],
    ['src/web/features/kiosk/screen.test.tsx', 'src/web/features/kiosk'],
    ['src/contract/interviews/interviews.ts', 'src/contract/interviews/interviews.ts'],
    ['src/contract/interviews/interviews.test.ts', 'src/contract/interviews/interviews.ts'],
    ['src/contract/kiosk/slice.ts', 'src/contract/slices.ts'],
    ['src/contract/endpoints.test.ts', 'src/contract/slices.ts'],
    ['src/testing/world.ts', 'src/testing/world.ts'],
    ['.scripts/slices.test.ts', '.scripts/slices.ts'],
  ])('of %s is %s', (file, slice) => {
    expect(sliceOf(file)).toBe(slice)
  })
})

describe('a change', () => {
  it('of a service asks for the tests of its folder and of those that import from it', () => {
    const { slices, users } = changeOf(['src/server/interviews/booking-service.ts'])
    expect([...slices]).toEqual(['src/server/interviews'])
    const folders = new Set(unitTestsIn(users).map(sliceOf))
    expect(folders).toContain('src/server/interviews')
    expect(folders).toContain('src/server/interviews/calendars')
    expect(folders).not.toContain('src/server/careers')
    expect(unitTestsIn(users).length).toBeLessThan(100)
  })

  it('of the contract asks for both of its sides, and for the tests of all endpoints', () => {
    const tests = unitTestsIn(changeOf(['src/contract/interviews/interview-feedback.ts']).users)
    for (const side of ['src/server/interviews/', 'src/web/features/'])
      expect(tests.filter((file) => file.startsWith(side))).not.toEqual([])
    for (const list of ['slices', 'endpoints', 'examples/examples'])
      expect(tests).toContain(`src/contract/${list}.test.ts`)
  })

  it('of a text asks for none', () => {
    expect([...changeOf(['README.md', 'public/logo.svg']).users]).toEqual([])
  })
})
