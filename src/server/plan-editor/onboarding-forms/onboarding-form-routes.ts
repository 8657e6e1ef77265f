// Routes of a company's onboarding forms.
import type { FastifyInstance } from 'fastify'

import { listAccountOnboardingForms } from '#contract/settings/account-onboarding-forms.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createOnboardingFormService } from './onboarding-form-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate }

export function registerOnboardingForms(
  app: FastifyInstance,
  { authenticate, ...deps }: Deps,
): void {
  const forms = createOnboardingFormService(deps)

  route({ app, authenticate, endpoint: listAccountOnboardingForms }, async (call) => {
    const { page, page_size: pageSize, search } = call.query
    const jobId = call.params.job_id
    const { rows, total } = await forms.list(call.caller, { jobId, search, page, pageSize })
    return { data: rows, meta: { page, page_size: pageSize, total } }
  })
}
