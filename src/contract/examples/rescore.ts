// Example replies of `../scorecards/rescore.ts`.
import { previewRescore, rescoreApplicant } from '../scorecards/rescore.ts'
import { example } from './example.ts'

export const rescoreExamples = [
  example(previewRescore, { data: { recalculated: 2, kept: 0 } }),
  example(rescoreApplicant, { data: { user_smartreq_id: 901, score_before: 72, score: 74 } }),
]
