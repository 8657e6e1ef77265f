import { expect, it } from 'vitest'

import { exampleRows } from '#contract/examples/collections.ts'

import { anchorsOf, scoringCriteria, type ScoringCriterion } from './scoring-criteria.ts'

it('A criterion fills the examples of the ratings, each with the name of its point', () => {
  const [row] = exampleRows(scoringCriteria)
  const criterion = {
    ...row,
    point_1: 'Poor',
    anchor_1: null,
    anchor_5: 'Names a reason',
  } as unknown as ScoringCriterion
  const anchors = anchorsOf({ ...criterion, point_5: 'Excellent' })
  expect([anchors.length, anchors[0], anchors[4]]).toEqual([5, 'Poor', 'Excellent: Names a reason'])
})
