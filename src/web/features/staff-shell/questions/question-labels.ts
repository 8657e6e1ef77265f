// What the types of questions are called.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'

export const QUESTION_TYPE_LABELS: Readonly<Record<QuestionType, MessageDescriptor>> = {
  single_choice: msg`Single choice`,
  multiple_choice: msg`Multiple choice`,
  scale: msg`Scale`,
  short_text: msg`Short text`,
  long_text: msg`Long text`,
  number: msg`Number`,
  date: msg`Date`,
  yes_no: msg`Yes or no`,
  file: msg`File`,
  recording: msg`Video or audio`,
}
