// Answers to the questions that a company wrote, under the path of the specification: the same calls as `saveAnswers` and
// `listAnswers`.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { listAnswers, saveAnswers } from './assessments.ts'

const { attempt, answers } = listAnswers.responses[200].shape.data.shape

export const listUserQuestions = endpoint({
  method: 'GET',
  url: '/user-response/v1/user-questions/',
  tag: saveAnswers.tag,
  summary:
    'What the server holds of the caller’s attempt at an activity, as `assessment-answers` does, named by the activity; without an attempt before its start',
  policy: { level: 1, scope: 'person' },
  query: z.object({ job_step_activity_id: idSchema, ref_id: idSchema }),
  responses: { 200: dataOf(z.object({ attempt: attempt.nullable(), answers })) },
})

export const saveUserQuestions = endpoint({
  method: 'POST',
  url: '/user-response/v1/user-questions/',
  tag: saveAnswers.tag,
  summary: 'Store answers to the questions that a company wrote, as `assessment-answers` does',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  body: saveAnswers.body,
  responses: saveAnswers.responses,
})
