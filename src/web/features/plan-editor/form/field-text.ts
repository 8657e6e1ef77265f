import type { FormField } from '#contract/assessments/form-fields.ts'
import { STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

/** What candidates read of a field; what a company wrote stands in its own language. */
export function fieldText(field: FormField): string {
  return field.source === 'standard'
    ? STANDARD_FIELDS[field.name].text[currentLocale()]
    : field.written.text
}
