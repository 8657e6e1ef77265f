// What a schedule is, and how any of them comes about from a seed.
import * as fc from 'fast-check'

import type { SetUp } from './scene.ts'
import { stepArbitrary, type Step } from './steps.ts'

export type Schedule = {
  readonly setUp: SetUp
  readonly steps: readonly Step[]
  /** How it ends: with new pages, or with those that are open. */
  readonly isReopening: boolean
  /** For what devices choose at random. */
  readonly seed: number
}

const MOST_STEPS = 22
const HOUR_MS = 3_600_000

const setUp: fc.Arbitrary<SetUp> = fc.record({
  people: fc.integer({ min: 1, max: 2 }),
  devices: fc.array(
    fc.record({
      storesBlobs: fc.boolean(),
      clockOffset: fc.constantFrom(0, 0, 3000, -40_000, 5 * HOUR_MS),
      person: fc.nat(1),
    }),
    { minLength: 1, maxLength: 2 },
  ),
})

export const scheduleArbitrary: fc.Arbitrary<Schedule> = fc.record({
  setUp,
  steps: fc.array(stepArbitrary, { minLength: 3, maxLength: MOST_STEPS, size: 'max' }),
  isReopening: fc.boolean(),
  seed: fc.nat(),
})
