// Predictive models of a requisition: weights of their own and a score converter, and which model scores the applicants. Job
// profiles have them too: the one in use says how reports weigh what is measured of participants, and scores no applicant.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, nameTextSchema } from '../core/shape.ts'
import {
  CONVERTER_KINDS,
  converterProblem,
  MAX_CONVERTER_POINTS,
  type ScoreConverter,
} from '../scorecards/score-converter.ts'
import { WEIGHT } from './requisitions-rules.ts'

const TAG = 'Predictive models'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const manageOnce = { ...manage, isIdempotent: true } as const
const url = '/job/v1/predictive-models/:job_id/' as const
const oneUrl = '/job/v1/predictive-models/:job_id/:predictive_model_id/' as const
const jobParamsSchema = z.object({ job_id: idSchema })
const paramsSchema = z.object({ job_id: idSchema, predictive_model_id: idSchema })

const MAX_ATTRIBUTES = 60
/** What the database can tell from zero. */
const LEAST_WEIGHT = 0.001
export const MIN_MODEL_ATTRIBUTES = 2
export const MODEL_NAME_MAX_LENGTH = 80
/** So many can a requisition or a profile have; deleted ones do not count. */
export const MAX_MODELS = 20

const percentSchema = z.number().min(0).max(100)

const modelAttributeSchema = z.object({
  attribute_type_id: idSchema,
  weight: z.number().min(WEIGHT.min).max(WEIGHT.max),
})
export type ModelAttribute = z.infer<typeof modelAttributeSchema>

const attributesSchema = z
  .array(modelAttributeSchema)
  .max(MAX_ATTRIBUTES)
  .refine((all) => new Set(all.map((one) => one.attribute_type_id)).size === all.length, {
    message: 'Each attribute once.',
  })

const countedSchema = attributesSchema.refine(
  (all) => all.filter((one) => one.weight >= LEAST_WEIGHT).length >= MIN_MODEL_ATTRIBUTES,
  { message: 'At least two attributes need a weight above zero.' },
)

const converterSchema = z
  .object({
    kind: z.enum(CONVERTER_KINDS),
    points: z
      .array(z.object({ from: percentSchema, to: percentSchema }))
      .min(2)
      .max(MAX_CONVERTER_POINTS),
  })
  .refine((converter: ScoreConverter) => converterProblem(converter) === null, {
    message: 'The raw fits must rise, and no higher raw fit may have a lower score.',
  })

const nameSchema = nameTextSchema.min(1).max(MODEL_NAME_MAX_LENGTH)

const predictiveModelSchema = z.object({
  predictive_model_id: z.number(),
  name: z.string(),
  version: z.number().int(),
  attributes: z.array(z.object({ attribute_type_id: z.number(), weight: z.number() })),
  converter: z
    .object({
      kind: z.enum(CONVERTER_KINDS),
      points: z.array(z.object({ from: z.number(), to: z.number() })),
    })
    .nullable(),
  /** The version that is in use, which may be an older one; null while the model is not used. */
  version_in_use: z.number().int().nullable(),
  /** How many applicants have a score that it made. */
  scored_count: z.number().int(),
  /** When its newest version was stored. */
  saved_at: instantSchema,
})
export type PredictiveModel = z.infer<typeof predictiveModelSchema>

const modelsSchema = z.object({
  is_use_pred_models: z.boolean(),
  models: z.array(predictiveModelSchema),
})
export type PredictiveModels = z.infer<typeof modelsSchema>

export const listPredictiveModels = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary:
    'The predictive models of a requisition or a job profile, by name, and which one is in use',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(modelsSchema) },
})

export const createPredictiveModel = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Store a new model. It scores no applicant before it is selected',
  policy: manageOnce,
  params: jobParamsSchema,
  body: z.object({
    name: nameSchema,
    attributes: countedSchema,
    converter: converterSchema.nullable(),
  }),
  responses: { 201: dataOf(predictiveModelSchema) },
})

export const savePredictiveModel = endpoint({
  method: 'PATCH',
  url: oneUrl,
  tag: TAG,
  summary:
    'Change a model; an empty list of attributes leaves them as they are. Other weights or another converter make a new version, and scores stay by the version in use until the new one is selected',
  policy: manageOnce,
  params: paramsSchema,
  body: z.object({
    /** The version that the change goes by; refused with `conflict` when there is a newer one. */
    version: z.number().int().min(1),
    name: nameSchema.optional(),
    attributes: z.union([z.array(z.never()).length(0), countedSchema]).optional(),
    converter: converterSchema.nullable().optional(),
  }),
  responses: { 200: dataOf(predictiveModelSchema) },
})

export const deletePredictiveModel = endpoint({
  method: 'DELETE',
  url: oneUrl,
  tag: TAG,
  summary: 'Delete a model that is not in use. What it scored before stays explained',
  policy: manageOnce,
  params: paramsSchema,
  responses: { 200: dataOf(z.object({ predictive_model_id: z.number() })) },
})

const effectSchema = z.object({
  /** Applicants with a score before and after: all that follows is about them. */
  compared: z.number().int(),
  /** Applicants who have a score now and would have none, or the reverse. */
  gained: z.number().int(),
  lost: z.number().int(),
  /** Applicants of whom the plan measured only a part of what would count. */
  partly_measured: z.number().int(),
  changed: z.number().int(),
  mean_before: z.number().nullable(),
  mean_after: z.number().nullable(),
  /** Spearman’s; null under three applicants, or where all have the same score. */
  rank_correlation: z.number().nullable(),
  cut: z.number(),
  passed_before: z.number().int(),
  passed_after: z.number().int(),
  newly_passed: z.number().int(),
  newly_failed: z.number().int(),
})
export type ModelEffect = z.infer<typeof effectSchema>

export const previewModelEffect = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/predictive-models/effect/',
  tag: TAG,
  summary:
    'What a model, or without one the requisition’s own weights, would make of the applicants’ scores; it changes nothing',
  policy: manage,
  params: jobParamsSchema,
  query: z.object({
    predictive_model_id: idSchema.optional(),
    /** Scores from here on pass, for the comparison. */
    cut: z.coerce.number().min(0).max(100).default(60),
  }),
  responses: { 200: dataOf(effectSchema) },
})

const RAW_SCORES_AT_ONCE = 100

export const convertRawScores = endpoint({
  method: 'GET',
  url: '/user-response/v1/raw-score-convert/:job_id/',
  tag: TAG,
  summary:
    'The scores that raw fits have: by a model of the requisition, by the one in use, or with neither as they are',
  policy: manage,
  params: jobParamsSchema,
  query: z.object({
    /** The newest version of it; left out: the version that scores the applicants. */
    predictive_model_id: idSchema.optional(),
    /** 0–100 each, separated by commas. */
    raw_scores: z
      .string()
      .max(1000)
      .regex(/^[\d.]+(,[\d.]+)*$/, { message: 'Numbers from 0 to 100, separated by commas.' })
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(percentSchema).max(RAW_SCORES_AT_ONCE)),
  }),
  responses: {
    200: dataOf(
      z.object({
        /** Null where no model scores the applicants. */
        predictive_model_id: z.number().nullable(),
        version: z.number().int().nullable(),
        scores: z.array(z.object({ raw_score: z.number(), score: z.number() })),
      }),
    ),
  },
})
export type ConvertedScores = z.infer<(typeof convertRawScores.responses)[200]>['data']

const selectionSchema = z.object({
  job_id: z.number(),
  is_use_pred_models: z.boolean(),
  /** Whether the applicants are scored again now; false where nothing changes. */
  is_recalculating: z.boolean(),
})

export const selectPredictiveModel = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/predictive-models/select/',
  tag: TAG,
  summary:
    'Use the newest version of a model, or with null the requisition’s own weights: the applicants are scored by it in the background. A job profile has no applicants',
  policy: manageOnce,
  params: jobParamsSchema,
  body: z.object({
    predictive_model_id: idSchema.nullable(),
    /** Of the model that is selected, as it was read; refused with `conflict` when there is a newer one. */
    version: z.number().int().min(1).optional(),
  }),
  responses: { 200: dataOf(selectionSchema) },
})

export const selectAndWeightPredictiveModel = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/predictive-models/select-and-weight/',
  tag: TAG,
  summary: 'The same, and store the weights of the model as the requisition’s own',
  policy: manageOnce,
  params: jobParamsSchema,
  body: z.object({ predictive_model_id: idSchema, version: z.number().int().min(1) }),
  responses: { 200: dataOf(selectionSchema) },
})
