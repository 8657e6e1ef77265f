// The limits, states and list orders of plan editor: without zod, so that forms can read them as well.

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
/** Those that someone who was hired is asked: nothing about why or for how much they apply. */
export const ONBOARDING_FIELD_NAMES = [
  'phone',
  'address',
  'city',
  'linkedin',
  'website',
  'work_authorization',
  'earliest_start',
] as const satisfies readonly (typeof STANDARD_FIELD_NAMES)[number][]
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

/** How large a screening plan can be. */
export const PLAN_LIMITS = {
  steps: 20,
  activities: 60,
  titleLength: 80,
  instructionLength: 10_000,
} as const

/** Bounds of the score that a pass rule asks for: scores are 0–100. */
export const PASS_SCORE = { min: 0, max: 100 } as const

/** How large screening questions can be. */
export const QUESTION_LIMITS = {
  questions: 50,
  text: 500,
  /** Of the HTML of a text with formatting. */
  formatted: 5000,
  help: 500,
  options: 20,
  optionText: 200,
  unit: 20,
  number: 1_000_000_000,
  shortAnswer: 250,
  longAnswer: 5000,
  measures: 5,
} as const

/** Bounds of the score of one answer to a screening question. */
export const ANSWER_SCORE = { min: 0, max: 100 } as const

/** How long a recorded answer to a screening question can be, in seconds, and how often it can be recorded. */
export const RECORDED = {
  seconds: { min: 10, max: 600, usual: 90 },
  attempts: { min: 1, max: 10, usual: 3 },
} as const

/** The types that screening questions are offered in. */
export const SCREENING_TYPES = [
  'single_choice',
  'multiple_choice',
  'scale',
  'short_text',
  'long_text',
  'number',
  'date',
  'file',
  'recording',
] as const

/** Every type that a company can write, in a form or as a screening question. */
export const QUESTION_TYPES = [...SCREENING_TYPES, 'yes_no'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Business days within which a company answers, once a step waits for its decision. */
export const ANSWER_DAYS = { min: 1, max: 30, usual: 5 } as const
