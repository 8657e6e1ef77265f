import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { currentUserQuery, setCurrentUser } from '#web/features/session/session-queries.ts'

/** What follows a change of what the signed-in user may do: the app asks who they are now, and the guards again. */
export function useOwnChange(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    const now = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
    await setCurrentUser(queryClient, now)
    await router.invalidate()
  }
}
