// The route of the list of all applicants of a company.
import type { FastifyInstance } from 'fastify'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { route, type Authenticate } from '../http/route.ts'
import { createAccountApplicantService } from './account-applicant-service.ts'

export function registerAccountApplicants(
  app: FastifyInstance,
  { scopes, authenticate }: { scopes: StaffScopes; authenticate: Authenticate },
): void {
  const applicants = createAccountApplicantService({ scopes })

  route({ app, authenticate, endpoint: listAccountApplicants }, ({ caller, params, query }) =>
    applicants.list(caller, { ...query, accountId: params.account_id }),
  )
}
