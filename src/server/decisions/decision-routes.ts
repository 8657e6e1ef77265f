// Routes of deciding about applicants.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as contract from '#contract/decisions/decisions.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { createBulkDecisionService } from './bulk-decision-service.ts'
import { createDecisionService } from './decision-service.ts'
import { createHireService } from './hire-service.ts'

type Deps = {
  scopes: StaffScopes
  jobs: Jobs
  authenticate: Authenticate
  now: () => Date
  /** Where links of messages lead: scheme and host of the app. */
  originOf: (request: FastifyRequest) => string
}

export function registerDecisions(
  app: FastifyInstance,
  { authenticate, originOf, ...deps }: Deps,
): void {
  const decisions = createDecisionService(deps)
  registerHireChanges(app, { authenticate, ...deps })
  const bulk = createBulkDecisionService(deps)

  route({ app, authenticate, endpoint: contract.listRejectionReasons }, async (call) => ({
    data: await decisions.reasons(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.decideOnApplicants }, async (call) => {
    const { action, ...selection } = call.body
    const { job_id: jobId } = call.params
    return { data: await bulk.decide(actorOf(call), { jobId, action, selection }) }
  })

  route({ app, authenticate, endpoint: contract.bulkRejectApplicants }, async (call) => {
    const { rejection_reason_id, reason_note, message, ...selection } = call.body
    const { job_id: jobId } = call.params
    const reason = { rejection_reason_id, reason_note, message }
    const origin = originOf(call.request)
    return { data: await bulk.reject(actorOf(call), { jobId, selection, reason, origin }) }
  })

  route({ app, authenticate, endpoint: contract.undoDecisions }, async (call) => ({
    data: await bulk.undo(actorOf(call), {
      jobId: call.params.job_id,
      batchId: call.params.batch_id,
    }),
  }))

  route({ app, authenticate, endpoint: contract.decideOnApplicant }, async (call) => ({
    data: await decisions.decideOne(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
      origin: originOf(call.request),
    }),
  }))

  route({ app, authenticate, endpoint: contract.hireApplicant }, async (call) => ({
    data: await decisions.hire(actorOf(call), call.body),
  }))
}

function registerHireChanges(
  app: FastifyInstance,
  { authenticate, ...deps }: Pick<Deps, 'authenticate' | 'scopes'>,
): void {
  const hires = createHireService(deps)

  route({ app, authenticate, endpoint: contract.updateHire }, async (call) => ({
    data: await hires.update(actorOf(call), {
      userSmartreqId: call.params.user_smartreq_id,
      body: call.body,
    }),
  }))
}
