// A person's own jobs. Fetched each time and never stored on the device: an employer may end or change them.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

/** The jobs that the signed-in user holds or is about to begin, the latest first. */
export function ownJobsQuery(userId: number) {
  return queryOptions({
    queryKey: ['own-jobs', userId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/user/v1/job-profiles/', { signal }))).data,
    refetchOnReconnect: true,
    staleTime: 0,
    gcTime: 0,
  })
}
