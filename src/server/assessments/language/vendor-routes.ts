// Routes of the vendors of language tests.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { listVendors, orderVendorAssessment } from '#contract/assessments/vendors.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { VendorService } from './vendor-service.ts'

type Deps = {
  readonly vendors: VendorService
  readonly originOf: (request: FastifyRequest) => string
  readonly authenticate: Authenticate
}

export function vendorRoutes(
  app: FastifyInstance,
  { vendors, originOf, authenticate }: Deps,
): void {
  route({ app, authenticate, endpoint: listVendors }, async ({ caller, params }) => ({
    data: await vendors.list(caller, params.account_id),
  }))

  route({ app, authenticate, endpoint: orderVendorAssessment }, async (call) => {
    const { ref_id: refId, job_step_activity_id: jobStepActivityId } = call.body
    const by = { userId: call.caller.userId, idempotencyKey: call.idempotencyKey }
    const order = { refId, jobStepActivityId, origin: originOf(call.request) }
    return { data: await vendors.order(by, order) }
  })
}
