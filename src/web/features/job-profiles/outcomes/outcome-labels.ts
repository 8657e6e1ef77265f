// The words of the outcomes that a job profile observes.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OutcomeFrequency } from '#contract/job-profiles/job-profile-rules.ts'
import type { MEASURED_CATEGORIES } from '#contract/settings/settings-rules.ts'

type OutcomeCategory = (typeof MEASURED_CATEGORIES)[3][number]

export const FREQUENCY_LABELS: Readonly<Record<OutcomeFrequency, MessageDescriptor>> = {
  once: msg`Once`,
  monthly: msg`Every month`,
  quarterly: msg`Every quarter`,
  twice_a_year: msg`Twice a year`,
  yearly: msg`Every year`,
}

/** The scale that a new outcome begins with, from the lowest point to the highest. */
export const USUAL_POINTS: readonly MessageDescriptor[] = [
  msg`Far below expectations`,
  msg`Below expectations`,
  msg`Meets expectations`,
  msg`Above expectations`,
  msg`Far above expectations`,
]

/** In the order in which the library has them. */
export const OUTCOME_CATEGORY_LABELS: Readonly<Record<OutcomeCategory, MessageDescriptor>> = {
  performance: msg`Performance`,
  turnover: msg`Turnover`,
  satisfaction: msg`Satisfaction`,
}
