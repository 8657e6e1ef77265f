// The words of the lists of questions and assessments.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AssessmentRow } from '#contract/settings/measurements.ts'
import type {
  AssessmentMeasurement,
  QuestionMeasurement,
} from '#contract/settings/settings-rules.ts'

type Labels = { readonly title: MessageDescriptor; readonly description: MessageDescriptor }

export const QUESTION_KIND_LABELS: Readonly<Record<QuestionMeasurement, Labels>> = {
  3: {
    title: msg`Screening questions`,
    description: msg`Questions that recruiters add to screening plans. Plans use copies, so changes here do not affect what was asked.`,
  },
  2: {
    title: msg`Employee questions`,
    description: msg`Questions that employees answer about their work.`,
  },
  5: {
    title: msg`Performance questions`,
    description: msg`Questions that managers answer about the work of an employee.`,
  },
}

export const ASSESSMENT_LABELS: Readonly<Record<AssessmentMeasurement, MessageDescriptor>> = {
  1: msg`Personal assessments`,
  7: msg`Job assessments`,
  8: msg`Typing tests`,
}

export const NORM_LABELS: Readonly<
  Record<Exclude<AssessmentRow['norms'], null>, MessageDescriptor>
> = {
  all: msg`Scores are compared with norms`,
  some: msg`Some scores are compared with norms`,
  none: msg`No norms yet: scores are shares of the possible points`,
}
