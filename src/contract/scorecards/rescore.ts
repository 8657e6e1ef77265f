// Scoring one applicant again: what it would do, and the order.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const url = '/smartreq/v1/user-smartreq/:user_smartreq_id/rescore/'
const policy = { level: 2, scope: 'job', isForManagers: true } as const
const params = z.object({ user_smartreq_id: idSchema })

const rescorePreviewSchema = z.object({
  /** Assessments whose answers are all stored: these are scored again. */
  recalculated: z.number().int(),
  /** Assessments whose answers are not all stored any more: their scores stay as they are. */
  kept: z.number().int(),
})
export type RescorePreview = z.infer<typeof rescorePreviewSchema>

export const previewRescore = endpoint({
  method: 'GET',
  url,
  tag: 'Scorecards',
  summary: 'What scoring one applicant again would do, in numbers; it changes nothing',
  policy,
  params,
  responses: { 200: dataOf(rescorePreviewSchema) },
})

const rescoredSchema = z.object({
  user_smartreq_id: z.number(),
  /** The fit score before; null without one. */
  score_before: z.number().nullable(),
  score: z.number().nullable(),
})
export type Rescored = z.infer<typeof rescoredSchema>

export const rescoreApplicant = endpoint({
  method: 'POST',
  url,
  tag: 'Scorecards',
  summary:
    'Score the submitted answers of one applicant again, by the keys and weights of today; what has not all of its answers keeps its scores',
  policy: { ...policy, isIdempotent: true },
  params,
  responses: { 200: dataOf(rescoredSchema) },
})
