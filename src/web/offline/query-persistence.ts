// Keeps the server's state of candidate screens across reloads, one store for each user, dropped at sign-out.
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'

import { lastingStorage } from './browser-storage.ts'

const PREFIX = 'fairlead.queries.'
/** 14 days offline, and nothing older than a build that the server still understands. */
const MAX_AGE_MS = 14 * 86_400_000
const VERSION = '1'

/** A query with `meta: { isKept: true }` survives a reload; all others are the server's alone. */
export function keepQueries(
  queryClient: QueryClient,
  userId: number,
): { stop: () => void; restored: Promise<void> } {
  const storage = lastingStorage()
  let isOver = false
  const persister = createSyncStoragePersister({
    key: PREFIX + String(userId),
    storage: storage && {
      getItem: (key) => storage.getItem(key),
      removeItem: (key) => storage.removeItem(key),
      // It writes a moment later: by then its owner may have left.
      setItem: (key, value) => isOver || storage.setItem(key, value),
    },
  })
  const [unsubscribe, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: MAX_AGE_MS,
    buster: VERSION,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) =>
        query.state.status === 'success' && query.meta?.['isKept'] === true,
    },
  })
  const stop = () => {
    isOver = true
    unsubscribe()
  }
  return { stop, restored }
}

/** Forgets what was kept for a user. */
export function dropQueries(userId: number): void {
  lastingStorage()?.removeItem(PREFIX + String(userId))
}
