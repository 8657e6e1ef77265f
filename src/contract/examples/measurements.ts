// Example replies of `../settings/measurements.ts`.
import {
  type AssessmentRow,
  changeQuestion,
  createQuestion,
  listAssessmentRequisitions,
  listMeasurements,
  listQuestionUses,
  listScoreConversions,
  type QuestionMeasurementRow,
  removeQuestion,
  restoreQuestion,
  type ScoreConversion,
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
  used_count: 2,
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
  has_conversions: true,
  used_in: 2,
}

export const scoreConversions: ScoreConversion[] = [
  ...assessmentRow.attributes.map((attribute) => ({
    ...attribute,
    metric: 'percentile' as const,
    item_count: 24,
    norm: { mean: 85.2, sd: 12.4, source: 'A published norm group.' },
    scores: [
      { raw: 24, score: 1 },
      { raw: 85, score: 49.36 },
      { raw: 120, score: 99 },
    ],
  })),
  {
    attribute_type_id: 53,
    name: { en: 'Order', es: 'Orden', fr: 'Ordre' },
    metric: 'pomp',
    item_count: 1,
    norm: null,
    scores: [
      { raw: 0, score: 0 },
      { raw: 1, score: 100 },
    ],
  },
]

const meta = { page: 1, page_size: 25, total: 1 }

export const measurementExamples = [
  example(listMeasurements, { data: [questionRow], meta }),
  example(listAssessmentRequisitions, { data: [{ job_id: 301, title: 'Dock worker' }], meta }),
  example(listScoreConversions, { data: scoreConversions }),
  example(createQuestion, { data: library }),
  example(changeQuestion, { data: library }),
  example(listQuestionUses, {
    data: [
      { kind: 'requisition', id: 301, name: 'Dock worker' },
      { kind: 'set', id: 12, name: 'Basics' },
    ],
    meta,
  }),
  example(removeQuestion, { data: { account_question_id: 71, is_archived: true } }),
  example(restoreQuestion, { data: library }),
]
