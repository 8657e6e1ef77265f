// Route of the public page of a position.
import type { FastifyInstance } from 'fastify'

import { getPosting } from '#contract/careers/positions.ts'

import { route, type Authenticate } from '../http/route.ts'
import type { PositionService } from './position-service.ts'

type Deps = { readonly positions: PositionService; readonly authenticate: Authenticate }

export function positionRoutes(app: FastifyInstance, { positions, authenticate }: Deps): void {
  route({ app, authenticate, endpoint: getPosting }, async ({ params }) => ({
    data: await positions.getPosting(params.job_uuid),
  }))
}
