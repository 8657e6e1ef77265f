// What was measured of a participant, beside what the profile asks.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, localizedTextSchema } from '../core/shape.ts'
import { LEVEL_COMPARISONS } from '../people/level-rules.ts'

const resultSchema = z.object({
  attribute_type_id: z.number(),
  name: localizedTextSchema,
  /** The group that the profile has it in; null for none. */
  group: z.string().nullable(),
  /** The score (0–100) that the profile asks for; null where it names none. */
  target_level: z.number().int().nullable(),
  weight: z.number(),
  /** The newest result (0–100) of submitted work; null without one, and where the caller may not see it. */
  level: z.object({ score: z.number(), measured_at: instantSchema }).nullable(),
  /** Whether the newest result comes from a job that the caller does not see. */
  is_hidden: z.boolean(),
  /** Null without a level or a target. */
  comparison: z.enum(LEVEL_COMPARISONS).nullable(),
})
export type ParticipantResult = z.infer<typeof resultSchema>

const overallSchema = z.object({
  /** 0–100; null while something that counts has no result that the caller sees. */
  score: z.number().nullable(),
  /** The model that weighs the results; null for the weights of the profile. */
  predictive_model: z.string().nullable(),
  version: z.number().int(),
  /** How many attributes count, and how many of them have a result that the caller sees. */
  counted: z.number().int(),
  measured: z.number().int(),
})

const resultsSchema = z.object({
  /** In the order of the profile. */
  attributes: z.array(resultSchema),
  /** Null where the profile weighs nothing. */
  overall: overallSchema.nullable(),
  /** After a move: what the person answered for this profile and the plan of the next one does not ask. */
  archived: z.array(
    z.object({
      job_step_activity_id: z.number(),
      title: localizedTextSchema,
      /** Null for what was begun and never submitted. */
      submitted_at: instantSchema.nullable(),
    }),
  ),
})
export type ParticipantResults = z.infer<typeof resultsSchema>

export const getParticipantResults = endpoint({
  method: 'GET',
  url: '/job/v1/participant/:job_id/:user_job_id/results/',
  tag: 'Job profiles',
  summary: 'What was measured of a person, beside the targets of the profile',
  policy: { level: 2, scope: 'job' },
  params: z.object({ job_id: idSchema, user_job_id: idSchema }),
  responses: { 200: dataOf(resultsSchema) },
})
