// What an applicant saw and chose in a test, for staff: never which choice is right.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localizedTextSchema } from '../core/shape.ts'

const shownQuestionSchema = z.object({
  question_id: z.string(),
  /** What the question is about; null without it. */
  passage: localizedTextSchema.nullable(),
  text: localizedTextSchema,
  /** In the order in which the applicant saw them. */
  options: z.array(z.object({ label: localizedTextSchema, is_chosen: z.boolean() })),
})
export type ShownQuestion = z.infer<typeof shownQuestionSchema>

export const getShownChoices = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/activities/:user_step_activity_id/choices/',
  tag: 'Scorecards',
  summary:
    'The choices of a submitted test in the order in which the applicant saw them, with the chosen ones; none for anything else',
  policy: { level: 2, scope: 'job' },
  params: z.object({ user_smartreq_id: idSchema, user_step_activity_id: idSchema }),
  responses: { 200: dataOf(z.object({ questions: z.array(shownQuestionSchema) })) },
})
