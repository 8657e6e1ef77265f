import type { FormField } from './application-form.ts'

/** What names a field in answers. */
export function fieldId(field: FormField): string {
  return field.source === 'standard' ? field.name : field.question_id
}
