// The signed-in person's own profile: kept on the device, so that it opens without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { UserProfile } from '#contract/user-profile.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { ProfilePatch } from '#web/offline/database.ts'
import { askOrRecall } from '#web/offline/kept.ts'
import { getGeneration } from '#web/offline/meta.ts'
import type { Offline } from '#web/offline/offline.ts'
import { findProfileDraft } from '#web/offline/profile-store.ts'

import { editsOf } from './profile-values.ts'
import type { Draft } from './use-draft.ts'

const userProfileKeys = { own: (userId: number) => ['user-profile', userId] as const }

export function userProfileQuery(userId: number) {
  return queryOptions({
    queryKey: userProfileKeys.own(userId),
    queryFn: () =>
      askOrRecall({
        ownerId: userId,
        key: 'user-profile',
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

/** What was typed at an earlier opening and not saved; read again at each. */
export function profileDraftQuery({ db, ownerId }: Offline) {
  return queryOptions({
    queryKey: [...userProfileKeys.own(ownerId), 'draft'],
    queryFn: async (): Promise<Draft> => {
      const owned = { db, ownerId }
      const [typed, generation] = await Promise.all([
        findProfileDraft(owned).catch(() => null),
        getGeneration(db, ownerId),
      ])
      return { edits: editsOf(typed), generation }
    },
    networkMode: 'always',
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Shows what was saved on this device as the profile, until the server says what it has. */
export function showSaved(
  queryClient: QueryClient,
  { userId, fields }: { userId: number; fields: ProfilePatch },
): void {
  queryClient.setQueryData(userProfileQuery(userId).queryKey, (profile) =>
    profile === undefined ? undefined : { ...profile, ...fields },
  )
}
