import type { Recommendation } from '#contract/interviews/interview-feedback-rules.ts'

import { useRecommendationLabels } from './feedback-labels.ts'

/** A recommendation in words. */
export function RecommendationText({ value }: { value: Recommendation }) {
  return useRecommendationLabels()[value]
}
