import type { LocalizedText } from '#contract/core/shape.ts'
// What an interviewer is told of their own ratings, and what is said of agreement. Pure.
import {
  FEWEST_AGREEMENT_RATINGS,
  FEWEST_SHARED_RATINGS,
  type NoAgreementReason,
} from '#contract/interviews/interview-calibration-rules.ts'
import type { Agreement, MyCalibration } from '#contract/interviews/interview-calibration.ts'
import { RECOMMENDATIONS } from '#contract/interviews/interview-feedback-rules.ts'

import { iccOneWay, iccTwoWay, type RatingSums } from './icc.ts'
import type { AttributeMeans, RecommendationCounts } from './my-calibration-repository.ts'

/**
 * A mean against that of the colleagues, from five shared ratings on. An interview gives an attribute one shared rating,
 * so that a mean of a single colleague is one of five interviews: no rating of theirs follows from it.
 */
export function describeAttribute(
  means: AttributeMeans,
  name: LocalizedText,
): MyCalibration['attributes'][number] {
  const { shared_mean: own, panel_mean: panel, ...rest } = means
  const isComparable = means.shared_count >= FEWEST_SHARED_RATINGS
  return {
    attribute_type_id: rest.attribute_type_id,
    name,
    own_count: rest.own_count,
    own_mean: rest.own_mean,
    shared_count: rest.shared_count,
    comparison:
      isComparable && own !== null && panel !== null
        ? { own_mean: own, panel_mean: panel, difference: own - panel }
        : null,
  }
}

/** All five recommendations, against those of colleagues from five shared interviews on: for the same reason. */
export function describeRecommendations(
  counts: readonly RecommendationCounts[],
): Pick<MyCalibration, 'submitted_count' | 'shared_interview_count' | 'recommendations'> {
  const shared = total(counts.map((one) => one.shared_count))
  return {
    submitted_count: total(counts.map((one) => one.own_count)),
    shared_interview_count: shared,
    recommendations: RECOMMENDATIONS.map((recommendation) => {
      const found = counts.find((one) => one.recommendation === recommendation)
      return {
        recommendation,
        own_count: found?.own_count ?? 0,
        comparison:
          shared < FEWEST_SHARED_RATINGS
            ? null
            : { own_count: found?.shared_count ?? 0, panel_count: found?.panel_count ?? 0 },
      }
    }),
  }
}

/** Of the ratings that an interviewer shares with colleagues: their own as one rater, the colleagues’ mean as the other. */
export type SharedSums = Omit<RatingSums, 'raters'> & {
  /** There was only ever one colleague. */
  readonly isSamePair: boolean
}

/** ICC(2,1) for a pair that stays the same, else ICC(1,1). */
export function describeAgreement(sums: SharedSums | undefined): Agreement {
  if (sums === undefined || sums.targets === 0) return noAgreement('one_rater')
  if (sums.targets < FEWEST_AGREEMENT_RATINGS) return noAgreement('few_ratings')
  const of = { ...sums, raters: 2 }
  const value = sums.isSamePair ? iccTwoWay(of) : iccOneWay(of)
  if (value === null) return noAgreement('no_spread')
  const form = sums.isSamePair ? 'icc_2_1' : 'icc_1'
  return { agreement: { form, value }, no_agreement_reason: null }
}

function noAgreement(reason: NoAgreementReason): Agreement {
  return { agreement: null, no_agreement_reason: reason }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
