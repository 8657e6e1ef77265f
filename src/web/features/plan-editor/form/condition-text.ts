// When a field of a form is shown, in words.
import { useLingui } from '@lingui/react/macro'

import { type ConditionProblem, conditionValues } from '#contract/assessments/form-conditions.ts'
import { fieldId, type FormField, type FormSection } from '#contract/assessments/form-fields.ts'
import { optionsOf } from '#contract/assessments/question-facts.ts'
import { STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import { fieldText } from './field-text.ts'

type Choice = { readonly value: number; readonly label: string }

/** The answers to a field that another one can depend on. */
export function useChoicesOf(): (field: FormField) => Choice[] {
  const { t } = useLingui()
  const labelOf = (field: FormField, value: number): string => {
    if (field.source === 'standard')
      return STANDARD_FIELDS[field.name].options?.[value - 1]?.[currentLocale()] ?? ''
    if (field.written.type === 'yes_no') return value === 1 ? t`Yes` : t`No`
    return optionsOf(field.written).find((one) => one.value === value)?.text ?? ''
  }
  return (field) => conditionValues(field).map((value) => ({ value, label: labelOf(field, value) }))
}

/** When the field is shown; null for always. */
export function useConditionText(field: FormField, sections: readonly FormSection[]) {
  const { t } = useLingui()
  const choicesOf = useChoicesOf()
  const condition = field.shown_if
  if (condition === undefined) return null
  const source = sections
    .flatMap(({ fields }) => fields)
    .find((one) => fieldId(one) === condition.question_id)
  const choice = source && choicesOf(source).find((one) => one.value === condition.value)
  if (source === undefined || choice === undefined) return t`Shown after an answer that is gone`
  const name = fieldText(source)
  const { label: answer } = choice
  return t`Shown if “${name}” is “${answer}”`
}

/** What is wrong with the condition of a field, and what to do. */
export function useConditionProblemText(): (problem: ConditionProblem) => string {
  const { t } = useLingui()
  return ({ field, source, problem }) => {
    const name = fieldText(field)
    if (source === undefined)
      return t`“${name}” depends on a field that was removed. Choose another one, or show it always.`
    const before = fieldText(source)
    return problem === 'later'
      ? t`“${name}” depends on “${before}”, which has to come before it. Move one of them.`
      : t`“${name}” depends on an answer that “${before}” does not have. Choose another one.`
  }
}
