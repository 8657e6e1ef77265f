// What follows a session through the app's life: its kept queries, and its end.
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

import type { session as apiSession } from '#web/api/client.ts'
import { keepQueries } from '#web/offline/query-persistence.ts'
import { notePageOwner } from '#web/ui/layout/page-owner.ts'

import { currentUserQuery, rememberedUser } from './session-queries.ts'

/** In the middle of an assessment no one is thrown out: the screen itself says that a sign-in is needed. */
const UNDISTURBED = '/user/assessment-questions'

/** The user who stands at a login page signs in there: it finds out by itself that no one is. */
const isLoginPage = (pathname: string) => pathname.startsWith('/login')

/** A refresh that failed leads to /logout, and from there back to where the person was. */
export function followSessionEnd(
  session: Pick<typeof apiSession, 'onSessionEnd'>,
  router: AnyRouter,
): void {
  session.onSessionEnd(() => {
    const { pathname, href } = router.state.location
    if (pathname === UNDISTURBED || pathname === '/logout' || isLoginPage(pathname)) return
    void router.navigate({ to: '/logout', search: { redirect: href } })
  })
}

/** A page whose cookies became another user's offers a new page in the place of whatever failed because of it. */
export function followPageOwner(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ query }) => notePageOwner(query.state.error))
  queryClient.getMutationCache().subscribe(({ mutation }) => notePageOwner(mutation?.state.error))
}

/**
 * Brings back what was kept for the person who signed in here last, before the first screen asks for it, and keeps
 * the next person's apart from then on.
 */
export async function keepCurrentUsersQueries(queryClient: QueryClient): Promise<void> {
  let kept: { userId: number; stop: () => void } | null = null
  const follow = async (userId: number | null): Promise<void> => {
    if (userId === (kept?.userId ?? null)) return
    kept?.stop()
    kept = null
    if (userId === null) return
    const { stop, restored } = keepQueries(queryClient, userId)
    kept = { userId, stop }
    await restored
  }
  await follow(rememberedUser()?.user_id ?? null)
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== JSON.stringify(currentUserQuery.queryKey)) return
    const user = queryClient.getQueryData(currentUserQuery.queryKey)
    if (user !== undefined) void follow(user?.user_id ?? null)
  })
}
