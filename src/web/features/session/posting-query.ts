// Whose login page an application link is.
import { queryOptions } from '@tanstack/react-query'

import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'

/** The posting behind a link; kept, so that the login page also stands without network. */
export function postingQuery(jobUuid: string) {
  return queryOptions({
    queryKey: ['posting', jobUuid],
    queryFn: async () => {
      const call = api.GET('/job/v1/job-posting/{job_uuid}/', {
        params: { path: { job_uuid: jobUuid } },
        headers: SKIP_RETRY_HEADERS,
      })
      return (await unwrap(call)).data
    },
    meta: { isKept: true },
  })
}
