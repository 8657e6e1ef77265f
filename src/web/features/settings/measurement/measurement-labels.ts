// The words of the lists of questions and assessments.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AssessmentRow } from '#contract/settings/measurements.ts'
import type {
  AssessmentMeasurement,
  QuestionMeasurement,
} from '#contract/settings/settings-rules.ts'
import type { Audience } from '#web/features/staff-shell/questions/question-audience.ts'

type Labels = {
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  readonly audience: Audience
  /** Said while one is changed; undefined where a change is seen at once. */
  readonly copies?: MessageDescriptor
}

export const QUESTION_KIND_LABELS: Readonly<Record<QuestionMeasurement, Labels>> = {
  3: {
    title: msg`Screening questions`,
    description: msg`Questions that recruiters add to screening plans. Plans use copies, so changes here do not affect what was asked.`,
    audience: 'candidates',
    copies: msg`Plans that ask this question keep their own copy.`,
  },
  2: {
    title: msg`Employee questions`,
    description: msg`Questions that employees answer about their work.`,
    audience: 'employees',
  },
  5: {
    title: msg`Performance questions`,
    description: msg`Questions that managers answer about the work of an employee.`,
    audience: 'managers',
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
