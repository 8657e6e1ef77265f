// The signed-in person's own work experience: kept on the device, so that it opens without network.
import { queryOptions } from '@tanstack/react-query'

import type { JobExperience } from '#contract/job-experiences.ts'
import { api, unwrap } from '#web/api/client.ts'
import { askOrFindStored } from '#web/offline/kept.ts'

/** As many as there can be, see `experience-limits.ts`. */
const PAGE_SIZE = 100

export function jobExperiencesQuery(userId: number) {
  return queryOptions({
    queryKey: ['job-experiences', userId],
    queryFn: () =>
      askOrFindStored({
        ownerId: userId,
        key: 'job-experiences',
        ask: async (): Promise<JobExperience[]> => {
          const params = { path: { user_id: userId }, query: { page_size: PAGE_SIZE } }
          return (await unwrap(api.GET('/user/v1/jobs/{user_id}/', { params }))).data
        },
      }),
    // What was kept may be from before the last save.
    staleTime: 0,
    meta: { isKept: true },
  })
}
