// Routes of the requisition domain.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/requisitions/requisitions.ts'

import { actorOf } from '../access/staff-command.ts'
import type { ApplicantService } from '../applicants/applicant-service.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { RecalculationService } from './recalculation-service.ts'
import type { RequisitionService } from './requisition-service.ts'

export function requisitionRoutes(
  app: FastifyInstance,
  deps: {
    requisitions: RequisitionService
    recalculation: RecalculationService
    applicants: ApplicantService
    authenticate: Authenticate
  },
): void {
  const { requisitions, recalculation, applicants, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listRequisitions }, ({ caller, params, query }) =>
    requisitions.list(caller, { ...query, accountId: params.account_id }),
  )

  route({ app, authenticate, endpoint: contract.getJobAccess }, async ({ caller, params }) => ({
    data: await requisitions.getAccess(caller, params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.getRequisition }, async ({ caller, params }) => ({
    data: await requisitions.get(caller, params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.previewRecalculation }, async (call) => ({
    data: await recalculation.preview(call.caller, call.params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.recalculateScores }, async (call) => ({
    data: await recalculation.order(actorOf(call), call.params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.listApplicants }, ({ caller, params, query }) =>
    applicants.list(caller, { ...query, jobId: params.job_id }),
  )

  route(
    { app, authenticate, endpoint: contract.countApplicants },
    async ({ caller, params, query }) => ({
      data: await applicants.count(caller, { ...query, jobId: params.job_id }),
    }),
  )
}
