// Where a person is signed in, and ending it.
import { queryOptions } from '@tanstack/react-query'

import { api, settle, unwrap } from '#web/api/client.ts'

const keys = { page: (page: number) => ['my-sessions', page] as const }

/** One page of the sessions, the last used first; always asked anew. */
export function sessionsQuery(page: number) {
  return queryOptions({
    queryKey: keys.page(page),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/auth/v1/sessions/', { params: { query: { page } }, signal })),
    staleTime: 0,
    gcTime: 0,
  })
}

export async function endSession(sessionId: string): Promise<void> {
  const path = { session_id: sessionId }
  await settle(api.DELETE('/auth/v1/sessions/{session_id}/', { params: { path } }))
}

/** Ends every session but this one. */
export async function endOtherSessions(): Promise<void> {
  await settle(api.DELETE('/auth/v1/sessions/', { params: { query: { except: 'this' } } }))
}
