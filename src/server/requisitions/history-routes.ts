// Route of what happened to a requisition.
import type { FastifyInstance } from 'fastify'

import { listRequisitionHistory } from '#contract/requisitions/requisition-history.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { route, type Authenticate } from '../http/route.ts'
import { createHistoryService } from './history-service.ts'

type Deps = { readonly scopes: StaffScopes; readonly authenticate: Authenticate }

/** Adds the slice to the API. */
export function registerRequisitionHistory(
  app: FastifyInstance,
  { scopes, authenticate }: Deps,
): void {
  const history = createHistoryService({ scopes })

  route({ app, authenticate, endpoint: listRequisitionHistory }, ({ caller, params, query }) =>
    history.list(caller, { ...query, jobId: params.job_id }),
  )
}
