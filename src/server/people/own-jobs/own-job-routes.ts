// Route of a person's own jobs.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/people/own-jobs.ts'

import type { Database } from '../../db/database.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { listOwnJobs } from './own-job-service.ts'

type Deps = {
  readonly database: Database
  readonly now: () => Date
  readonly authenticate: Authenticate
}

export function ownJobRoutes(app: FastifyInstance, deps: Deps): void {
  const { authenticate } = deps
  route({ app, authenticate, endpoint: contract.listOwnJobs }, async ({ caller }) => ({
    data: await listOwnJobs(deps, caller),
  }))
}
