// What the choice of an onboarding form asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const PAGE_SIZE = 100

/** The onboarding forms of the company, by name: more of them than a company has. */
export function onboardingFormsQuery(jobId: number) {
  return queryOptions({
    queryKey: ['onboarding-forms', jobId],
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId }, query: { page_size: PAGE_SIZE } }
      const url = '/account/v1/account-onboarding-form/job/{job_id}/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
  })
}
