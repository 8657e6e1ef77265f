// The signed-in person's own work experience: kept on the device, so that it opens without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { JobExperience } from '#contract/people/job-experiences.ts'
import { api, unwrap } from '#web/api/client.ts'
import { askOrFindStored } from '#web/offline/kept.ts'

import { changeKept } from '../shell/change-kept.ts'

const KEY = 'job-experiences'

/** As many as there can be, see `people-rules.ts`. */
const PAGE_SIZE = 100

export function jobExperiencesQuery(userId: number) {
  return queryOptions({
    queryKey: [KEY, userId],
    queryFn: () =>
      askOrFindStored({
        ownerId: userId,
        key: KEY,
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

/** Shows what was saved on this device, until the server says what it has. */
export function changeExperiences(
  queryClient: QueryClient,
  given: { userId: number; change: (stored: JobExperience[]) => JobExperience[] },
): Promise<void> {
  const { userId, change } = given
  const { queryKey } = jobExperiencesQuery(userId)
  return changeKept(queryClient, {
    ownerId: userId,
    key: KEY,
    queryKey,
    change: (stored) => (stored === undefined ? undefined : change(stored)),
  })
}
