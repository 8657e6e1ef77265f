// Answers to the questions that a company wrote, under the path of the specification: the same call as `saveAnswers`.
import { saveAnswers } from './assessments.ts'
import { endpoint } from './endpoint.ts'

export const saveUserQuestions = endpoint({
  method: 'POST',
  url: '/user-response/v1/user-questions/',
  tag: saveAnswers.tag,
  summary: 'Store answers to the questions that a company wrote, as `assessment-answers` does',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  body: saveAnswers.body,
  responses: saveAnswers.responses,
})
