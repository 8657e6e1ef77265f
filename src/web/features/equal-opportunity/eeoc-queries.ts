// The equal-opportunity questions of an application: stored on the device, so that they open without network.
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { EeocAnswers } from '#contract/eeoc-choices.ts'
import type { EeocForm } from '#contract/eeoc.ts'
import { api, unwrap } from '#web/api/client.ts'
import { askOrFindStored } from '#web/offline/kept.ts'

type Of = { readonly userId: number; readonly refId: number }

export function eeocQuery({ userId, refId }: Of) {
  return queryOptions({
    queryKey: ['eeoc', userId, refId],
    queryFn: ({ client, queryKey }) =>
      askOrFindStored({
        ownerId: userId,
        key: `eeoc/${refId}`,
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
): void {
  queryClient.setQueryData(eeocQuery(of).queryKey, (form) =>
    form === undefined ? undefined : { ...form, answers },
  )
}
