// A question of each type, for examples and tests.
import type { AssessmentPackage } from '../assessments/assessments.ts'
import type { LocalizedText } from '../core/shape.ts'
import type { AskedQuestion } from '../plan-editor/screening-questions.ts'

const common = { account_question_id: null, help: '', is_required: false }

/** Whether the applicant may drive, with one answer that is a knock-out. */
export const license = {
  ...common,
  question_id: 'license',
  type: 'single_choice',
  text: 'Do you have a driver’s license?',
  is_required: true,
  options: [
    { value: 1, text: 'Yes', is_knock_out: false },
    { value: 2, text: 'No', is_knock_out: true },
  ],
} as const satisfies AskedQuestion

/** A question of each type. */
export const everyType: AskedQuestion[] = [
  { ...license, options: [...license.options] },
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

function said(text: string): LocalizedText {
  return { en: text, es: text, fr: text }
}

/** What candidates get of questions of each kind of field. */
export const screeningPackage: AssessmentPackage = {
  asmt_id: 5,
  slug: 'screening-questions-1',
  version: 1,
  kind: 'screening-questions',
  title: said('Screening questions'),
  instruction: said('The company asks you some questions.'),
  minutes: 3,
  response_sets: {
    license: license.options.map(({ value, text }) => ({ value, label: said(text) })),
    shifts: [
      { value: 1, label: said('Early') },
      { value: 2, label: said('Late') },
    ],
  },
  questions: [
    {
      question_id: 'license',
      text: said(license.text),
      help: said('For cars.'),
      is_required: true,
      response_set: 'license',
    },
    {
      question_id: 'shifts',
      text: said('Which shifts can you work?'),
      is_required: false,
      input: { type: 'multiple_choice' },
      response_set: 'shifts',
    },
    {
      question_id: 'town',
      text: said('Where do you live?'),
      is_required: true,
      input: { type: 'short_text', max_length: 12 },
      response_set: '',
    },
    {
      question_id: 'why',
      text: said('Why this job?'),
      is_required: false,
      input: { type: 'long_text', max_length: 5000 },
      response_set: '',
    },
    {
      question_id: 'years',
      text: said('How long have you worked in a warehouse?'),
      is_required: false,
      input: { type: 'number', min: 0, max: 60, unit: 'years' },
      response_set: '',
    },
    {
      question_id: 'start',
      text: said('When can you start?'),
      is_required: false,
      input: { type: 'date' },
      response_set: '',
    },
  ],
}
