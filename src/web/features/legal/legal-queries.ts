// One version of a text, and those that somebody must be shown before they go on.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import { findAgreedTexts } from '#web/offline/consent-store.ts'
import type { Offline } from '#web/offline/offline.ts'

/** A version never changes: once read, it is not asked for again. */
export function textQuery(textId: number) {
  return queryOptions({
    queryKey: ['consent-text', textId],
    queryFn: async () => {
      const params = { path: { text_id: textId } }
      return (await unwrap(api.GET('/user/v1/consent-text/{text_id}/', { params }))).data
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const dueKey = (userId: number) => ['consent-due', userId] as const

/**
 * Asked for at each activity; without network nothing is asked, and nobody waits for it. What was agreed to on this device
 * and is on its way is not asked again.
 */
export function dueTextsQuery({ db, ownerId }: Offline) {
  return queryOptions({
    queryKey: dueKey(ownerId),
    queryFn: async ({ signal }) => {
      const params = { path: { user_id: ownerId } }
      const before = await findAgreedTexts({ db, ownerId })
      const call = api.GET('/user/v1/consents/user/{user_id}/due/', { params, signal })
      const due = (await unwrap(call)).data
      // Before and after: what arrives there meanwhile is in no later list, and may be in this one.
      const after = await findAgreedTexts({ db, ownerId })
      return due.filter(({ text_id: textId }) => !before.has(textId) && !after.has(textId))
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
