// What a requisition could use, with the reason: what requisitions with a similar title use, or most of the company's.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { libraryQuestionSchema } from '../settings/question-library.ts'

const countSchema = z.number().int().min(0)

const reasonSchema = z.object({
  /** How many requisitions with a similar title use it. */
  similar_count: countSchema,
  /** The titles of some of them, each once; empty for users who do not see all requisitions. */
  similar_titles: z.array(z.string()).max(3),
  /** How many requisitions use it, with a similar title or not. */
  used_in: countSchema,
})
export type RecommendationReason = z.infer<typeof reasonSchema>

const recommendationsSchema = z.object({
  /** How many requisitions of the company were looked at: the newest, at most 500. */
  compared: countSchema,
  attributes: z.array(reasonSchema.extend({ attribute_type_id: z.number() })),
  activities: z.array(
    /** The slug of an instrument; of what staff write, the name of its kind. */
    reasonSchema.extend({ slug: z.string() }),
  ),
  questions: z.array(reasonSchema.extend(libraryQuestionSchema.shape)),
})
export type Recommendations = z.infer<typeof recommendationsSchema>

export const getRecommendations = endpoint({
  method: 'GET',
  url: '/job/v1/builder/recommendations/:job_id/',
  tag: 'Requisitions',
  summary:
    'Attributes, activities and questions that a requisition could use, each with the reason; the best first, at most ten of each',
  policy: { level: 2, scope: 'job', isForManagers: true },
  params: z.object({ job_id: idSchema }),
  responses: { 200: dataOf(recommendationsSchema) },
})
