// Where a person is signed in, and ending it.
import { queryOptions } from '@tanstack/react-query'

import { api, settle, unwrap } from '#web/api/client.ts'

const keys = { page: (page: number) => ['my-sessions', page] as const }

/** One page of the sessions, the last used first; always asked again. */
export function sessionsQuery(page: number) {
  return queryOptions({
    queryKey: keys.page(page),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/auth/v1/sessions/', { params: { query: { page } }, signal })),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Without a password for who has none. */
type Proof = { password: string | undefined }

export async function endSession(given: { sessionId: string } & Proof): Promise<void> {
  const params = { path: { session_id: given.sessionId } }
  const body = bodyOf(given)
  await settle(api.POST('/auth/v1/sessions/{session_id}/end/', { params, body }))
}

/** Ends every session but this one. */
export async function endOtherSessions(given: { userId: number } & Proof): Promise<void> {
  const params = { path: { user_id: given.userId } }
  const body = { ...bodyOf(given), except: 'this' as const }
  await settle(api.POST('/auth/v1/sessions/user/{user_id}/end/', { params, body }))
}

function bodyOf({ password }: Proof): { password?: string } {
  return password === undefined ? {} : { password }
}
