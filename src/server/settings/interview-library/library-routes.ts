// Routes of a company's library of interviews.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/settings/interview-library.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createInterviewGuideService } from './guide-service.ts'
import { createInterviewQuestionService } from './question-service.ts'

type Deps = { scopes: StaffScopes; now: () => Date; authenticate: Authenticate }

export function registerInterviewLibrary(app: FastifyInstance, deps: Deps): void {
  questionRoutes(app, deps)
  guideRoutes(app, deps)
}

function questionRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const questions = createInterviewQuestionService(deps)

  route({ app, authenticate, endpoint: contract.listMeasuredAttributes }, async (call) => ({
    data: await questions.attributes(call.caller, call.params.account_id),
  }))

  route(
    { app, authenticate, endpoint: contract.listInterviewQuestions },
    ({ caller, params, query }) => questions.list(caller, { accountId: params.account_id, query }),
  )

  route({ app, authenticate, endpoint: contract.createInterviewQuestion }, async (call) => ({
    data: await questions.create(actorOf(call), {
      accountId: call.params.account_id,
      content: call.body,
    }),
  }))

  route(
    { app, authenticate, endpoint: contract.getInterviewQuestion },
    async ({ caller, params }) => ({ data: await questions.get(caller, questionKey(params)) }),
  )

  route({ app, authenticate, endpoint: contract.saveInterviewQuestion }, async (call) => ({
    data: await questions.save(actorOf(call), {
      ...questionKey(call.params),
      ...changeOf(call.body),
    }),
  }))

  route({ app, authenticate, endpoint: contract.deleteInterviewQuestion }, async (call) => ({
    data: await questions.remove(actorOf(call), questionKey(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.restoreInterviewQuestion }, async (call) => ({
    data: await questions.restore(actorOf(call), questionKey(call.params)),
  }))
}

function guideRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const guides = createInterviewGuideService(deps)

  route(
    { app, authenticate, endpoint: contract.listInterviewGuides },
    ({ caller, params, query }) => guides.list(caller, { accountId: params.account_id, query }),
  )

  route({ app, authenticate, endpoint: contract.createInterviewGuide }, async (call) => ({
    data: await guides.create(actorOf(call), {
      accountId: call.params.account_id,
      content: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: contract.getInterviewGuide }, async (call) => ({
    data: await guides.get(call.caller, guideKey(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.saveInterviewGuide }, async (call) => ({
    data: await guides.save(actorOf(call), { ...guideKey(call.params), ...changeOf(call.body) }),
  }))

  route({ app, authenticate, endpoint: contract.archiveInterviewGuide }, async (call) => ({
    data: await guides.archive(actorOf(call), {
      ...guideKey(call.params),
      isArchived: call.body.is_archived,
    }),
  }))
}

function questionKey(params: { account_id: number; interview_question_id: number }) {
  return { accountId: params.account_id, interviewQuestionId: params.interview_question_id }
}

function guideKey(params: { account_id: number; interview_guide_id: number }) {
  return { accountId: params.account_id, interviewGuideId: params.interview_guide_id }
}

function changeOf<Content>({ revision, ...content }: Content & { revision?: number | undefined }) {
  return { revision, content }
}
