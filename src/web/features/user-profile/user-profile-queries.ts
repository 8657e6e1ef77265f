// The signed-in person's own profile: kept on the device, so that it opens without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { UserProfile } from '#contract/people/user-profile.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { ProfilePatch } from '#web/offline/database.ts'
import { askOrFindStored } from '#web/offline/kept.ts'

import { changeKept } from '../shell/change-kept.ts'

const KEY = 'user-profile'

export function userProfileQuery(userId: number) {
  return queryOptions({
    queryKey: [KEY, userId],
    queryFn: () =>
      askOrFindStored({
        ownerId: userId,
        key: KEY,
        ask: async (): Promise<UserProfile> => {
          const params = { path: { user_id: userId } }
          return (await unwrap(api.GET('/user/v1/{user_id}/', { params }))).data
        },
      }),
    // What was kept may be from before the last save.
    staleTime: 0,
    meta: { isKept: true },
  })
}

/** Shows what was saved on this device as the profile, until the server says what it has. */
export function showSaved(
  queryClient: QueryClient,
  { userId, fields: saved }: { userId: number; fields: ProfilePatch },
): Promise<void> {
  const { is_full_name: _, ...fields } = saved
  return changeKept(queryClient, {
    ownerId: userId,
    key: KEY,
    queryKey: userProfileQuery(userId).queryKey,
    change: (profile) => (profile === undefined ? undefined : { ...profile, ...fields }),
  })
}
