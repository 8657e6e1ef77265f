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

export const QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'scale',
  'short_text',
  'long_text',
  'number',
  'date',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
