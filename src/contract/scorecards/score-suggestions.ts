// A score that a language model suggests for a written answer. It is shown to the user who asks for it, and counts for nothing.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema } from '../core/shape.ts'

/** Characters of the reason: a few sentences. */
export const SUGGESTION_REASON_MAX = 1000

export const suggestScore = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/score-suggestions/',
  tag: 'Scorecards',
  summary:
    'A score from 0 to 100 for the written answer to a screening question, with its reason, as the language model suggests it. Sends the model the question and the answer, without a name. Stores nothing and decides nothing',
  policy: {
    level: 2,
    scope: 'job',
    isForManagers: true,
    rateLimit: { max: 60, windowSeconds: 3600 },
  },
  params: z.object({ user_smartreq_id: idSchema }),
  body: z.object({
    user_step_activity_id: idSchema,
    question_id: z.string().min(1).max(100),
    /** Of the reason. */
    language: localeSchema,
  }),
  responses: {
    200: dataOf(
      z.object({
        score: z.number().int().min(0).max(100),
        reason: z.string().min(1).max(SUGGESTION_REASON_MAX),
      }),
    ),
  },
  isRead: true,
})
export type ScoreSuggestion = z.infer<(typeof suggestScore)['responses'][200]>['data']
