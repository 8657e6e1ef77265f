// Example reply of `../scorecards/score-suggestions.ts`.
import { suggestScore } from '../scorecards/score-suggestions.ts'
import { example } from './example.ts'

export const scoreSuggestionExamples = [
  example(suggestScore, {
    data: { score: 70, reason: 'It names four years with cranes, and no certificate.' },
  }),
]
