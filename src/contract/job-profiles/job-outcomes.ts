// The outcomes of a job profile: what is observed of the people who hold it, how often, and by which scale.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localizedTextSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import { SCALE } from '../settings/settings-rules.ts'
import { MAX_OUTCOMES, OUTCOME_FREQUENCIES } from './job-profile-rules.ts'

const TAG = 'Job profiles'
const manage = { level: 2, scope: 'job', isForManagers: true } as const
const url = '/job/v1/outcomes/:job_id/' as const
const jobParamsSchema = z.object({ job_id: idSchema })

const frequencySchema = z.enum(OUTCOME_FREQUENCIES)

const outcomeSchema = z.object({
  /** Stays the same when an outcome is removed and added again. */
  job_outcome_id: z.number(),
  attribute_type_id: z.number(),
  frequency: frequencySchema,
  /** From the lowest to the highest. */
  points: z.array(z.object({ name: z.string(), anchor: z.string() })),
})
export type JobOutcome = z.infer<typeof outcomeSchema>

const libraryOutcomeSchema = z.object({
  attribute_type_id: z.number(),
  category: z.string(),
  name: localizedTextSchema,
})
export type LibraryOutcome = z.infer<typeof libraryOutcomeSchema>

const outcomesSchema = z.object({
  /** In their order. */
  outcomes: z.array(outcomeSchema),
  /** Everything that can be observed: the company's outcomes and the shared ones, by category. */
  library: z.array(libraryOutcomeSchema),
})
export type JobOutcomes = z.infer<typeof outcomesSchema>

export const getJobOutcomes = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The outcomes that a job profile observes, and those that can be added',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(outcomesSchema) },
})

const pointSchema = z.object({
  name: nameTextSchema.min(1).max(SCALE.name),
  /** An example of what earns the point; empty for none. */
  anchor: textSchema.trim().max(SCALE.anchor),
})

export const saveJobOutcomes = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary:
    'Store which outcomes a profile observes, in this order. One that is left out is not observed any more, and what was recorded stays. `If-Match` refuses what a colleague changed meanwhile',
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  body: z.object({
    outcomes: z
      .array(
        z.object({
          attribute_type_id: idSchema,
          frequency: frequencySchema,
          points: z.array(pointSchema).length(SCALE.points),
        }),
      )
      .max(MAX_OUTCOMES)
      .refine((all) => new Set(all.map((one) => one.attribute_type_id)).size === all.length, {
        message: 'Each outcome once.',
      }),
  }),
  responses: { 200: dataOf(outcomesSchema) },
})
export type JobOutcomesBody = z.infer<typeof saveJobOutcomes.body>
