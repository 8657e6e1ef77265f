// Routes of predictive models.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/requisitions/predictive-models.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { createModelSelection } from './model-selection.ts'
import { createModelService } from './model-service.ts'

type Deps = { scopes: StaffScopes; jobs: Jobs; authenticate: Authenticate; now: () => Date }

export function registerPredictiveModels(app: FastifyInstance, deps: Deps): void {
  modelRoutes(app, deps)
  selectionRoutes(app, deps)
}

function modelRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const models = createModelService(deps)

  route({ app, authenticate, endpoint: contract.listPredictiveModels }, async (call) => ({
    data: await models.list(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.createPredictiveModel }, async (call) => ({
    data: await models.create(actorOf(call), { jobId: call.params.job_id, model: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.savePredictiveModel }, async (call) => ({
    data: await models.save(actorOf(call), { ...idsOf(call.params), change: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.deletePredictiveModel }, async (call) => ({
    data: await models.remove(actorOf(call), idsOf(call.params)),
  }))
}

function selectionRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const selection = createModelSelection(deps)

  route({ app, authenticate, endpoint: contract.previewModelEffect }, async (call) => ({
    data: await selection.effect(call.caller, {
      jobId: call.params.job_id,
      predictiveModelId: call.query.predictive_model_id,
      cut: call.query.cut,
    }),
  }))

  route({ app, authenticate, endpoint: contract.convertRawScores }, async (call) => ({
    data: await selection.convert(call.caller, {
      jobId: call.params.job_id,
      predictiveModelId: call.query.predictive_model_id,
      rawScores: call.query.raw_scores,
    }),
  }))

  route({ app, authenticate, endpoint: contract.selectPredictiveModel }, async (call) => ({
    data: await selection.select(actorOf(call), selectionOf(call)),
  }))

  route({ app, authenticate, endpoint: contract.selectAndWeightPredictiveModel }, async (call) => ({
    data: await selection.selectAndWeight(actorOf(call), selectionOf(call)),
  }))
}

function idsOf(params: { job_id: number; predictive_model_id: number }) {
  return { jobId: params.job_id, predictiveModelId: params.predictive_model_id }
}

function selectionOf(call: {
  params: { job_id: number }
  body: { predictive_model_id: number | null; version?: number | undefined }
}) {
  const { predictive_model_id: predictiveModelId, version } = call.body
  return { jobId: call.params.job_id, predictiveModelId, version }
}
