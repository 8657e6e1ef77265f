// What measures attributes and outcomes: questions that the company writes, and assessments of the product.
import { z } from 'zod'

import { activityKindSchema } from '../assessments/activity-kinds.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  localeSchema,
  localizedTextSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { refuseEqualChoices } from '../plan-editor/equal-choices.ts'
import { writtenQuestionSchema } from '../plan-editor/screening-questions.ts'
import { interviewQuestionSchema } from './interview-library.ts'
import { libraryQuestionSchema } from './question-library.ts'
import {
  MEASUREMENT,
  MEASUREMENT_TYPES,
  QUESTION_LIST,
  QUESTION_MEASUREMENTS,
} from './settings-rules.ts'
import { refuseZeroWeights } from './zero-weights.ts'

const TAG = 'Measurements'

const settings = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...settings, isIdempotent: true } as const

const accountParamsSchema = z.object({ account_id: idSchema })
const questionParamsSchema = accountParamsSchema.extend({ account_question_id: idSchema })
const listUrl = '/account/v1/:account_id/measurements/'
const questionsUrl = `${listUrl}questions/` as const
const questionUrl = `${questionsUrl}:account_question_id/` as const

const attributeSchema = z.object({ attribute_type_id: z.number(), name: localizedTextSchema })

const questionMeasurementSchema = libraryQuestionSchema.extend({
  kind: z.literal('question'),
  usage_measurement_type_id: z.literal(QUESTION_MEASUREMENTS),
  /** Those that its answers score, in the order of the question. */
  attributes: z.array(attributeSchema),
  is_archived: z.boolean(),
  /** In how many places it is asked: see `listQuestionUses`. */
  used_count: z.number().int(),
})
export type QuestionMeasurementRow = z.infer<typeof questionMeasurementSchema>

const assessmentMeasurementSchema = z.object({
  kind: z.literal('assessment'),
  /** Of its newest version. */
  asmt_id: z.number(),
  activity_kind: activityKindSchema,
  title: localizedTextSchema,
  minutes: z.number().int(),
  question_count: z.number().int(),
  languages: z.array(localeSchema),
  attributes: z.array(attributeSchema),
  /** Whether scores are compared with a norm sample: of all scales, of some or of none; null where nothing is scored. */
  norms: z.enum(['all', 'some', 'none']).nullable(),
  /** Whether its scores are made of raw scores: see `listScoreConversions`. */
  has_conversions: z.boolean(),
  /** How many requisitions of the company ask it in their published plans. */
  used_in: z.number().int(),
})
export type AssessmentRow = z.infer<typeof assessmentMeasurementSchema>

const interviewMeasurementSchema = interviewQuestionSchema.extend({
  kind: z.literal('interview_question'),
})

export const listMeasurements = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary:
    'What measures, by its type: 1 personal and 7 job assessments, 8 typing tests, 3 screening, 4 interview, 2 employee and 5 performance questions. The filters are for questions',
  policy: settings,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    usageMeasurementTypeId: z.coerce
      .number()
      .pipe(z.literal(MEASUREMENT_TYPES))
      .default(MEASUREMENT.pre_screen_questions),
    attribute_type_id: idSchema.optional(),
    type: z.enum(QUESTION_LIST.filters.type).optional(),
    state: z.enum(QUESTION_LIST.filters.state).optional(),
  }),
  responses: {
    200: pageOf(
      z.discriminatedUnion('kind', [
        questionMeasurementSchema,
        assessmentMeasurementSchema,
        interviewMeasurementSchema,
      ]),
    ),
  },
})
export type Measurement = z.infer<(typeof listMeasurements.responses)[200]>['data'][number]

export const listAssessmentRequisitions = endpoint({
  method: 'GET',
  url: `${listUrl}assessment/:asmt_id/requisitions/`,
  tag: TAG,
  summary: 'The requisitions whose published plans ask an assessment of the product',
  policy: settings,
  params: accountParamsSchema.extend({ asmt_id: idSchema }),
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(z.object({ job_id: z.number(), title: z.string() })) },
})

const scoreConversionSchema = attributeSchema.extend({
  /** A percentile of the norm group, or a share of the possible points. */
  metric: z.enum(['percentile', 'pomp']),
  item_count: z.number().int(),
  /** Mean and standard deviation of the raw scores of the norm group; null for a share of the possible points. */
  norm: z.object({ mean: z.number(), sd: z.number(), source: z.string() }).nullable(),
  /** Each whole raw score with what it becomes (0–100), from the lowest one possible to the highest. */
  scores: z.array(z.object({ raw: z.number().int(), score: z.number() })),
})
export type ScoreConversion = z.infer<typeof scoreConversionSchema>

export const listScoreConversions = endpoint({
  method: 'GET',
  url: `${listUrl}assessment/:asmt_id/score-conversions/`,
  tag: TAG,
  summary:
    'How the raw scores of an assessment of the product become attribute scores, by attribute; none of those that are no sums of item scores',
  policy: settings,
  params: accountParamsSchema.extend({ asmt_id: idSchema }),
  responses: { 200: dataOf(z.array(scoreConversionSchema)) },
})

const questionBodySchema = z.object({ question: writtenQuestionSchema })

export const createQuestion = endpoint({
  method: 'POST',
  url: questionsUrl,
  tag: TAG,
  summary: 'Add a question to the company’s library',
  policy: command,
  params: accountParamsSchema,
  body: questionBodySchema
    .extend({ usage_measurement_type_id: z.literal(QUESTION_MEASUREMENTS) })
    .superRefine(refuseEqualChoices)
    .superRefine(refuseZeroWeights),
  responses: { 201: dataOf(libraryQuestionSchema) },
})

export const changeQuestion = endpoint({
  method: 'PUT',
  url: questionUrl,
  tag: TAG,
  summary:
    'Change a question of the library; plans keep their copies. With `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: command,
  params: questionParamsSchema,
  body: questionBodySchema.superRefine(refuseEqualChoices).superRefine(refuseZeroWeights),
  responses: { 200: dataOf(libraryQuestionSchema) },
})

/** The kinds of places where a question of the library is asked, in the order of the list. */
const USE_KINDS = ['requisition', 'template', 'profile', 'set'] as const

const questionUseSchema = z.object({ kind: z.enum(USE_KINDS), id: z.number(), name: z.string() })
export type QuestionUse = z.infer<typeof questionUseSchema>

export const listQuestionUses = endpoint({
  method: 'GET',
  url: `${questionUrl}uses/`,
  tag: TAG,
  summary:
    'What asks a question of the library: the published plans of requisitions, templates and job profiles, and question sets',
  policy: settings,
  params: questionParamsSchema,
  query: pageQuerySchema.pick({ page: true, page_size: true }),
  responses: { 200: pageOf(questionUseSchema) },
})

export const removeQuestion = endpoint({
  method: 'DELETE',
  url: questionUrl,
  tag: TAG,
  summary: 'Delete a question of the library; one that a plan or a set asks is archived instead',
  policy: command,
  params: questionParamsSchema,
  responses: {
    200: dataOf(z.object({ account_question_id: z.number(), is_archived: z.boolean() })),
  },
})

export const restoreQuestion = endpoint({
  method: 'POST',
  url: `${questionUrl}restore/`,
  tag: TAG,
  summary: 'Offer an archived question again',
  policy: command,
  params: questionParamsSchema,
  body: z.object({}),
  responses: { 200: dataOf(libraryQuestionSchema) },
})
