// The scoring criteria of a company, and where they are kept.
import { scoringCriteria } from '#contract/settings/scoring-criteria.ts'

import { servedCollection } from '../access/collections/served-collection.ts'
import { scoringCriterion } from '../db/schema/scoring-criterion.ts'

export const servedScoringCriteria = servedCollection(scoringCriteria, {
  table: scoringCriterion,
  uses: {},
})
