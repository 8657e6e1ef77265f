// The words of ratings and recommendations.
import { useLingui } from '@lingui/react/macro'

import type { Rating, Recommendation } from '#contract/interviews/interview-feedback-rules.ts'

/** What each rating means where a guide says nothing else. */
export function useRatingLabels(): Readonly<Record<Rating, string>> {
  const { t } = useLingui()
  return {
    1: t`Far below what is needed`,
    2: t`Below what is needed`,
    3: t`What is needed`,
    4: t`Above what is needed`,
    5: t`Far above what is needed`,
  }
}

export function useRecommendationLabels(): Readonly<Record<Recommendation, string>> {
  const { t } = useLingui()
  return {
    definitely_not: t`Definitely not`,
    no: t`No`,
    no_decision: t`No decision`,
    yes: t`Yes`,
    strong_yes: t`Strong yes`,
  }
}
