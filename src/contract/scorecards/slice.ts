import { commentExamples } from '../examples/comments.ts'
import { compareExamples } from '../examples/compare.ts'
import { rescoreExamples } from '../examples/rescore.ts'
import { scoreSuggestionExamples } from '../examples/score-suggestions.ts'
import { scorecardShareExamples } from '../examples/scorecard-shares.ts'
import { scorecardExamples } from '../examples/scorecards.ts'
import type { Slice } from '../slice.ts'
import * as comments from './comments.ts'
import * as compare from './compare.ts'
import * as rescore from './rescore.ts'
import * as scoreSuggestions from './score-suggestions.ts'
import * as scorecardShares from './scorecard-shares.ts'
import * as scorecards from './scorecards.ts'

export const scorecardsSlice: Slice = {
  name: 'scorecards',
  modules: [comments, compare, rescore, scoreSuggestions, scorecardShares, scorecards],
  examples: [
    commentExamples,
    compareExamples,
    rescoreExamples,
    scoreSuggestionExamples,
    scorecardShareExamples,
    scorecardExamples,
  ],
}
