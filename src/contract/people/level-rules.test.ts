import { expect, it } from 'vitest'

import { compareLevel } from './level-rules.ts'

it.each([
  [69.4, 70, 'below'],
  [69.5, 70, 'at'],
  [70.4, 70, 'at'],
  [70.5, 70, 'above'],
  [0, 0, 'at'],
  [null, 70, null],
  [70, null, null],
] as const)('a level of %s beside a target of %s is %s', (score, target, expected) => {
  expect(compareLevel(score, target)).toBe(expected)
})
