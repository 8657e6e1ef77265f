// Routes of typing tests.
import type { FastifyInstance } from 'fastify'

import { getTypingTest, scoreTypingTest } from '#contract/assessments/typing-tests.ts'

import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { TypingService } from './typing-service.ts'

export function typingRoutes(
  app: FastifyInstance,
  { typing, authenticate }: { typing: TypingService; authenticate: Authenticate },
): void {
  route({ app, authenticate, endpoint: getTypingTest }, async ({ caller, params }) => {
    if (params.user_id !== caller.userId) throw new AppError('not_found')
    const { ref_id: refId, job_step_activity_id: jobStepActivityId } = params
    return { data: await typing.get(caller.userId, { refId, jobStepActivityId }) }
  })

  route({ app, authenticate, endpoint: scoreTypingTest }, async ({ caller, body }) => {
    const { ref_id: refId, job_step_activity_id: jobStepActivityId } = body
    return { data: await typing.score(caller.userId, { refId, jobStepActivityId }) }
  })
}
