// Signing out of this browser. Unsent work stays for its owner's next sign-in; everything else of theirs goes (I11).
import type { QueryClient } from '@tanstack/react-query'

import { api, settle, SKIP_RETRY_HEADERS } from '#web/api/client.ts'
import { dropPicture } from '#web/offline/last-picture.ts'
import { countUnsent, leaveDevice, type Unsent } from '#web/offline/leaving.ts'
import { closeOffline, openOffline } from '#web/offline/offline.ts'
import { dropQueries } from '#web/offline/query-persistence.ts'

import { setCurrentUser } from './session-queries.ts'

/** What of a person the server does not have yet. */
export async function findUnsent(userId: number): Promise<Unsent> {
  const { db } = await openOffline(userId)
  return countUnsent(db, userId)
}

/** Sends what can be sent now, and tells what is left. */
export async function sendNow(userId: number): Promise<Unsent> {
  const { db, engine } = await openOffline(userId)
  await engine.drain()
  return countUnsent(db, userId)
}

/** Ends the session here and on the server. Without network the server's session ends by its own age. */
export async function signOut(queryClient: QueryClient, userId: number | null): Promise<void> {
  if (userId !== null) {
    const { db } = await openOffline(userId)
    await leaveDevice(db, userId)
    await closeOffline()
    dropQueries(userId)
    dropPicture()
  }
  await settle(api.POST('/auth/v1/logout/', { headers: SKIP_RETRY_HEADERS })).catch(() => undefined)
  queryClient.clear()
  await setCurrentUser(queryClient, null)
}
