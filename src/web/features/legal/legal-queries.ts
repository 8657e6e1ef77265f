// One version of a text, and those that a user must be shown before they go on.
import { queryOptions } from '@tanstack/react-query'

import type { ConsentText } from '#contract/privacy/consents.ts'
import { isOutOfReach } from '#web/api/api-error.ts'
import { api, unwrap } from '#web/api/client.ts'
import { findAgreedTexts } from '#web/offline/consent-store.ts'
import { DUE_TEXTS } from '#web/offline/kept.ts'
import type { Offline } from '#web/offline/offline.ts'

type Owned = Pick<Offline, 'db' | 'ownerId'>

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
 * Asked for at each activity; without network nothing is asked, and no one waits for it, but at a kiosk station where
 * someone began without network. What was agreed to on this device and is on its way is not asked again.
 */
export function dueTextsQuery({ db, ownerId }: Owned) {
  return queryOptions({
    queryKey: dueKey(ownerId),
    queryFn: async ({ signal }) => {
      const params = { path: { user_id: ownerId } }
      const before = await findAgreedTexts({ db, ownerId })
      const call = api.GET('/user/v1/consents/user/{user_id}/due/', { params, signal })
      const due = await unwrap(call).then(
        ({ data }) => dropStored({ db, ownerId }, data),
        (error: unknown) => findStored({ db, ownerId }, error),
      )
      // Before and after: what arrives there meanwhile is in no later list, and may be in this one.
      const after = await findAgreedTexts({ db, ownerId })
      return due.filter(({ text_id: textId }) => !before.has(textId) && !after.has(textId))
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

async function findStored({ db, ownerId }: Owned, error: unknown): Promise<ConsentText[]> {
  const stored = isOutOfReach(error) ? await db.kept.get([ownerId, DUE_TEXTS]) : undefined
  if (stored === undefined) throw error
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written from what the server said, under this key
  return stored.value as ConsentText[]
}

// The server's own word stands from now on: what was stored may have been agreed to since.
async function dropStored({ db, ownerId }: Owned, due: ConsentText[]): Promise<ConsentText[]> {
  // Storage that fails has none stored, and what the server says is asked all the same (I14).
  await db.kept.delete([ownerId, DUE_TEXTS]).catch(() => undefined)
  return due
}
