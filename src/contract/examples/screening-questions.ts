// A question of each type, for examples and tests.
import type { AskedQuestion } from '../screening-questions.ts'

const common = { account_question_id: null, help: '', is_required: false }

/** Whether the applicant may drive, with one answer that is a knock-out. */
export const licence = {
  ...common,
  question_id: 'licence',
  type: 'single_choice',
  text: 'Do you have a driving licence?',
  is_required: true,
  options: [
    { value: 1, text: 'Yes', is_knock_out: false },
    { value: 2, text: 'No', is_knock_out: true },
  ],
} as const satisfies AskedQuestion

/** A question of each type. */
export const everyType: AskedQuestion[] = [
  { ...licence, options: [...licence.options] },
  {
    ...common,
    question_id: 'shifts',
    type: 'multiple_choice',
    text: 'Which shifts can you work?',
    options: [
      { value: 1, text: 'Early', is_knock_out: false },
      { value: 2, text: 'Late', is_knock_out: false },
      { value: 3, text: 'None of them', is_knock_out: true },
    ],
  },
  {
    ...common,
    question_id: 'english',
    type: 'scale',
    text: 'How well do you speak English?',
    max: 5,
    low: 'Not at all',
    high: 'Fluently',
  },
  { ...common, question_id: 'town', type: 'short_text', text: 'Where do you live?' },
  {
    ...common,
    question_id: 'why',
    type: 'long_text',
    text: 'Why this job?',
    help: 'Two or three sentences are enough.',
  },
  {
    ...common,
    question_id: 'years',
    type: 'number',
    text: 'How long have you worked in a warehouse?',
    min: 0,
    max: 60,
    unit: 'years',
  },
  { ...common, question_id: 'start', type: 'date', text: 'When can you start?' },
]
