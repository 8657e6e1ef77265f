// The job profile of a link for employees.
import { queryOptions } from '@tanstack/react-query'

import { api, settle, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'

/** Kept, so that the login page also stands without network. */
export function profilePageQuery(jobUuid: string) {
  return queryOptions({
    queryKey: ['profile-page', jobUuid],
    queryFn: async () => {
      const call = api.GET('/job/v1/profile-page/{job_uuid}/', {
        params: { path: { job_uuid: jobUuid } },
        headers: SKIP_RETRY_HEADERS,
      })
      return (await unwrap(call)).data
    },
    meta: { isKept: true },
  })
}

/** Mails a link that signs in and leads to the profile, where the address has an account. */
export function askForSignInLink(given: { email: string; job_uuid: string }): Promise<void> {
  return settle(
    api.POST('/auth/v1/sign-in-link/ask/', { body: given, headers: SKIP_RETRY_HEADERS }),
  )
}
