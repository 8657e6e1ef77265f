// Routes by which applicants stop emails of a company, from the link in each of them.
import type { FastifyInstance } from 'fastify'

import * as optOuts from '#contract/messages/email-opt-out.ts'

import { route, type Authenticate } from '../http/route.ts'
import { createOptOutService } from './opt-out-service.ts'

type Deps = Parameters<typeof createOptOutService>[0] & { readonly authenticate: Authenticate }

export function optOutRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const service = createOptOutService(deps)

  route({ app, authenticate, endpoint: optOuts.getEmailOptOut }, async ({ params }) => ({
    data: await service.get(params),
  }))

  route({ app, authenticate, endpoint: optOuts.saveEmailOptOut }, async ({ params, body }) => ({
    data: await service.save(params, body.is_opted_out),
  }))
}
