import { decisionExamples } from '../examples/decisions.ts'
import { humanReviewExamples } from '../examples/human-reviews.ts'
import { impactRatioExamples } from '../examples/impact-ratio.ts'
import type { Slice } from '../slice.ts'
import * as accountDecisions from './account-decisions.ts'
import * as decisions from './decisions.ts'
import * as humanReviews from './human-reviews.ts'
import * as impactRatio from './impact-ratio.ts'
import * as moves from './moves.ts'

export const decisionsSlice: Slice = {
  name: 'decisions',
  modules: [accountDecisions, decisions, humanReviews, impactRatio, moves],
  examples: [decisionExamples, humanReviewExamples, impactRatioExamples],
}
