// What the trail's screen asks of the server. Staff data is never kept for the time without network.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

import { type TrailKey, trailRequest, type TrailSearch } from './trail-search.ts'

const FORGET_MS = 5 * 60_000

const trailKeys = {
  page: (key: TrailKey, request: ReturnType<typeof trailRequest>) =>
    ['trails', key.userSmartreqId, key.userStepActivityId, request] as const,
}

/** One page of what the devices sent for an activity; the page before stays while the next one loads. */
export function trailQuery(key: TrailKey, view: TrailSearch) {
  const { userSmartreqId, userStepActivityId } = key
  const query = trailRequest(view)
  const path = {
    user_smartreq_id: userSmartreqId,
    user_step_activity_id: userStepActivityId,
  }
  return queryOptions({
    queryKey: trailKeys.page(key, query),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET(
          '/smartreq/v1/user-smartreq/{user_smartreq_id}/activities/{user_step_activity_id}/trail/',
          { params: { path, query }, signal },
        ),
      ),
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
    placeholderData: (data, before) =>
      before?.queryKey[2] === userStepActivityId ? data : undefined,
  })
}
