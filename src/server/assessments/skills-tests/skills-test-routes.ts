// Routes of skills tests that are taken question by question.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/assessments/skills-tests.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { SkillsTestService } from './skills-test-service.ts'

export function skillsTestRoutes(
  app: FastifyInstance,
  { skillsTests, authenticate }: { skillsTests: SkillsTestService; authenticate: Authenticate },
): void {
  const actorOf = (call: { caller: { userId: number }; idempotencyKey: string }) => ({
    userId: call.caller.userId,
    idempotencyKey: call.idempotencyKey,
  })

  route({ app, authenticate, endpoint: contract.getSkillsSection }, async ({ caller, query }) => ({
    data: await skillsTests.getSection(caller.userId, query),
  }))

  route({ app, authenticate, endpoint: contract.startSectionTime }, async (call) => ({
    data: await skillsTests.startSection(actorOf(call), call.body),
  }))

  route({ app, authenticate, endpoint: contract.submitSkillsQuestion }, async (call) => ({
    data: await skillsTests.submitQuestion(actorOf(call), call.body),
  }))

  route({ app, authenticate, endpoint: contract.submitSkillsSection }, async (call) => ({
    data: await skillsTests.submitSection(actorOf(call), call.body),
  }))

  route({ app, authenticate, endpoint: contract.submitSkillsTest }, async (call) => ({
    data: await skillsTests.submit(actorOf(call), call.body),
  }))
}
