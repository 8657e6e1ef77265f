/** How large an application form can be. */
export const FORM_LIMITS = { sections: 12, fields: 60, title: 120 } as const

/** The fields that every company can ask for: see `standard-fields.ts`. */
export const STANDARD_FIELD_NAMES = [
  'phone',
  'address',
  'city',
  'linkedin',
  'website',
  'work_authorization',
  'earliest_start',
  'salary',
  'cover_letter',
  'resume',
] as const
export type StandardFieldName = (typeof STANDARD_FIELD_NAMES)[number]

/** Sections whose titles are translated, as long as staff write none of their own. */
export const STANDARD_SECTIONS = ['contact', 'work', 'more'] as const
export type StandardSection = (typeof STANDARD_SECTIONS)[number]

/** What an own field of a company can be answered by. */
export const FIELD_TYPES = [
  'short_text',
  'long_text',
  'single_choice',
  'multiple_choice',
  'yes_no',
  'number',
  'date',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]
