// One query client: what counts as worth repeating, and how long an answer of the server is fresh.
import { onlineManager, type Query, QueryClient } from '@tanstack/react-query'

import { ApiError } from './api-error.ts'

const FRESH_MS = 30_000
const KEPT_MS = 14 * 86_400_000
const MAX_RETRIES = 2

export function createQueryClient(): QueryClient {
  // It takes the app for online until it hears otherwise: one that is opened without network would miss its return.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  const openedAt = Date.now()
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnMount: (query) => (isOfThisVisit(query, openedAt) ? true : 'always'),
        gcTime: KEPT_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRepeating(error),
        // A request is tried even when the browser believes to be offline: it is often wrong.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Not what the device kept from an earlier visit, however short ago: reloading a page brings it up to date. A clock that
 * was set back makes an answer look newer than now, and so fresh for as long as that.
 */
function isOfThisVisit({ state }: Query, openedAt: number): boolean {
  return state.dataUpdatedAt >= openedAt && state.dataUpdatedAt <= Date.now()
}

// The server's word does not change by asking again, and a missing network is shown at once.
function isWorthRepeating(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500
}
