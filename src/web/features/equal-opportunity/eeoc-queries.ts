// The equal-opportunity questions of an application: stored on the device, so that they open without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'
import type { EeocForm } from '#contract/privacy/eeoc.ts'
import { api, unwrap } from '#web/api/client.ts'
import { askOrFindStored } from '#web/offline/kept.ts'

import { changeKept } from '../shell/change-kept.ts'

type Of = { readonly userId: number; readonly refId: number }

const keyOf = (refId: number) => `eeoc/${refId}`

export function eeocQuery({ userId, refId }: Of) {
  return queryOptions({
    queryKey: ['eeoc', userId, refId],
    queryFn: ({ client, queryKey }) =>
      askOrFindStored({
        ownerId: userId,
        key: keyOf(refId),
        onLate: (value) => client.setQueryData(queryKey, value),
        ask: async (): Promise<EeocForm> => {
          const params = { path: { ref_id: refId } }
          const call = api.GET('/user-response/v1/eeoc-questions/ref/{ref_id}/', { params })
          return (await unwrap(call)).data
        },
      }),
    // What was stored may be from before the last answer.
    staleTime: 0,
    meta: { isKept: true },
  })
}

/** Shows what was saved on this device, until the server says what it has. */
export function showSaved(
  queryClient: QueryClient,
  { answers, ...of }: Of & { answers: EeocAnswers },
): Promise<void> {
  return changeKept(queryClient, {
    ownerId: of.userId,
    key: keyOf(of.refId),
    queryKey: eeocQuery(of).queryKey,
    change: (form) => (form === undefined ? undefined : { ...form, answers }),
  })
}
