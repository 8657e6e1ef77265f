// Example replies of `../settings/measurements.ts`.
import {
  type AssessmentRow,
  changeQuestion,
  createQuestion,
  listAssessmentRequisitions,
  listMeasurements,
  type QuestionMeasurementRow,
  removeQuestion,
  restoreQuestion,
} from '../settings/measurements.ts'
import { example } from './example.ts'
import { libraryQuestions } from './question-library.ts'

const [library] = libraryQuestions
if (library === undefined) throw new Error('The library has no question.')

export const questionRow: QuestionMeasurementRow = {
  ...library,
  kind: 'question',
  usage_measurement_type_id: 3,
  attributes: [],
  is_archived: false,
}

export const assessmentRow: AssessmentRow = {
  kind: 'assessment',
  asmt_id: 4,
  activity_kind: 'personality',
  title: { en: 'Personality', es: 'Personalidad', fr: 'Personnalité' },
  minutes: 15,
  question_count: 120,
  languages: ['en', 'es', 'fr'],
  attributes: [
    {
      attribute_type_id: 52,
      name: {
        en: 'Conscientiousness',
        es: 'Responsabilidad',
        fr: 'Caractère consciencieux',
      },
    },
  ],
  norms: 'all',
  used_in: 2,
}

const meta = { page: 1, page_size: 25, total: 1 }

export const measurementExamples = [
  example(listMeasurements, { data: [questionRow], meta }),
  example(listAssessmentRequisitions, { data: [{ job_id: 301, title: 'Dock worker' }], meta }),
  example(createQuestion, { data: library }),
  example(changeQuestion, { data: library }),
  example(removeQuestion, { data: { account_question_id: 71, is_archived: true } }),
  example(restoreQuestion, { data: library }),
]
