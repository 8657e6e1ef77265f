import { describe, expect, it } from 'vitest'

import { areOverlapping, userJobState } from './user-job-rules.ts'

const TODAY = '2026-03-15'

describe('userJobState', () => {
  it.each([
    ['planned', '2026-03-16', null, false],
    ['current', '2026-03-15', null, false],
    ['current', '2025-01-01', '2026-03-15', false],
    ['current', '2025-01-01', '2026-03-31', true],
    ['ended', '2025-01-01', '2026-03-14', false],
    ['moved', '2025-01-01', '2026-03-14', true],
  ] as const)('is %s from %s to %s (moved: %s)', (state, startDate, endDate, isMoved) => {
    expect(userJobState({ startDate, endDate, isMoved }, TODAY)).toBe(state)
  })
})

describe('areOverlapping', () => {
  it.each([
    [true, ['2026-01-01', null], ['2027-01-01', null]],
    [true, ['2026-01-01', '2026-02-01'], ['2026-02-01', null]],
    [false, ['2026-01-01', '2026-02-01'], ['2026-02-02', null]],
    [false, ['2026-02-02', null], ['2026-01-01', '2026-02-01']],
    [true, ['2026-01-01', '2026-12-31'], ['2026-03-01', '2026-03-31']],
  ] as const)('is %s for %j and %j', (isOverlapping, one, other) => {
    expect(areOverlapping(stretch(one), stretch(other))).toBe(isOverlapping)
  })
})

function stretch([startDate, endDate]: readonly [string, string | null]) {
  return { startDate, endDate }
}
