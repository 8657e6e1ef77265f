// Rules of fields that are shown only after a given answer to an earlier field. Pure.
import { STANDARD_FIELDS } from '../plan-editor/standard-fields.ts'
import { fieldId, type FormField, type FormSection } from './form-fields.ts'
import { optionsOf } from './question-facts.ts'

/** `missing`: the field of the condition was removed; `later`: it does not come before; `answer`: it has no such answer. */
export type ConditionProblem = {
  readonly field: FormField
  /** The field that the condition names, unless it was removed. */
  readonly source: FormField | undefined
  readonly problem: 'missing' | 'later' | 'answer'
}

/** The values of the answers that a condition can name; none for a field without choices. */
export function conditionValues(field: FormField): number[] {
  if (field.source === 'standard') {
    const { options = [] } = STANDARD_FIELDS[field.name]
    return options.map((_, index) => index + 1)
  }
  const { written } = field
  return written.type === 'yes_no' ? [1, 2] : optionsOf(written).map(({ value }) => value)
}

/** The fields before a field whose answers it can depend on. */
export function conditionSources(sections: readonly FormSection[], field: FormField): FormField[] {
  const fields = sections.flatMap((section) => section.fields)
  const at = fields.findIndex((one) => fieldId(one) === fieldId(field))
  return fields.slice(0, Math.max(at, 0)).filter((one) => conditionValues(one).length > 0)
}

/** The conditions that no answer could meet, in the order of the fields. */
export function conditionProblems(sections: readonly FormSection[]): ConditionProblem[] {
  const fields = sections.flatMap((section) => section.fields)
  return fields.flatMap((field, index): ConditionProblem[] => {
    const condition = field.shown_if
    if (condition === undefined) return []
    const at = fields.findIndex((one) => fieldId(one) === condition.question_id)
    const source = fields[at]
    if (source === undefined) return [{ field, source, problem: 'missing' }]
    if (at >= index) return [{ field, source, problem: 'later' }]
    if (!conditionValues(source).includes(condition.value))
      return [{ field, source, problem: 'answer' }]
    return []
  })
}

/** What the server says of it. */
export function conditionProblemText({ field, source, problem }: ConditionProblem): string {
  const name = nameOf(field)
  if (source === undefined) return `“${name}” is shown after an answer to a field that was removed.`
  return problem === 'later'
    ? `“${name}” is shown after an answer to “${nameOf(source)}”, which has to come before it.`
    : `“${name}” is shown after an answer that “${nameOf(source)}” does not have.`
}

function nameOf(field: FormField): string {
  return field.source === 'standard' ? STANDARD_FIELDS[field.name].text.en : field.written.text
}
