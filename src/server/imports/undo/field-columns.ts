import type { ImportField } from '#contract/imports/import-kinds.ts'

/** The column of a person or a stretch that a field fills. */
export function columnOf(field: ImportField): string {
  return field === 'separation_reason' ? 'separation_reason_id' : field
}
