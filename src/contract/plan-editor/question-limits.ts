/** How large screening questions can be. */
export const QUESTION_LIMITS = {
  questions: 50,
  text: 500,
  help: 500,
  options: 20,
  optionText: 200,
  unit: 20,
  number: 1_000_000_000,
  shortAnswer: 250,
  longAnswer: 5000,
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
] as const

/** Every type that a company can write, in a form or as a screening question. */
export const QUESTION_TYPES = [...SCREENING_TYPES, 'yes_no'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
