// Routes of the assessment domain.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/assessments/assessments.ts'
import { listUserQuestions, saveUserQuestions } from '#contract/assessments/user-questions.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { AssessmentService } from './assessment-service.ts'

type Deps = { assessments: AssessmentService; authenticate: Authenticate }

export function assessmentRoutes(app: FastifyInstance, deps: Deps): void {
  const { assessments, authenticate } = deps

  route(
    { app, authenticate, endpoint: contract.getJobQuestions },
    async ({ caller, params, query }) => ({
      data: await assessments.getPackage(caller.userId, {
        jobId: params.job_id,
        refId: query.ref_id,
        jobStepActivityId: query.job_step_activity_id,
      }),
    }),
  )

  route(
    { app, authenticate, endpoint: contract.setStartTime },
    async ({ caller, body, idempotencyKey }) => ({
      data: await assessments.start({ userId: caller.userId, idempotencyKey }, body),
    }),
  )

  route({ app, authenticate, endpoint: contract.listAnswers }, async ({ caller, params }) => ({
    data: await assessments.listAnswers(caller.userId, params.attempt_id),
  }))

  userQuestionRoutes(app, deps)

  route({ app, authenticate, endpoint: contract.validateQuestions }, async ({ caller, body }) => ({
    data: await assessments.validate(caller.userId, body),
  }))

  route(
    { app, authenticate, endpoint: contract.submitQuestions },
    async ({ caller, body, idempotencyKey }) => ({
      data: await assessments.submit({ userId: caller.userId, idempotencyKey }, body),
    }),
  )
}

// What is answered, also under the names that the specification gives it.
function userQuestionRoutes(app: FastifyInstance, { assessments, authenticate }: Deps): void {
  for (const endpoint of [contract.saveAnswers, saveUserQuestions])
    route({ app, authenticate, endpoint }, async ({ caller, body, idempotencyKey }) => ({
      data: await assessments.saveAnswers({ userId: caller.userId, idempotencyKey }, body),
    }))

  route({ app, authenticate, endpoint: listUserQuestions }, async ({ caller, query }) => ({
    data: await assessments.listAnswersAt(caller.userId, {
      refId: query.ref_id,
      jobStepActivityId: query.job_step_activity_id,
    }),
  }))
}
