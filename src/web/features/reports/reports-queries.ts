// A candidate's own results. Asked for each time, and never stored on the device.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const reportKeys = {
  list: (userId: number) => ['reports', userId, 'list'] as const,
  detail: (userId: number, reportId: number) => ['reports', userId, 'detail', reportId] as const,
}

/** Scoring takes seconds; while one waits the screen asks again. */
const WHILE_SCORED_MS = 3000

/** The finished assessments that have a report, newest first. */
export function reportsQuery(userId: number) {
  return queryOptions({
    queryKey: reportKeys.list(userId),
    queryFn: async ({ signal }) => {
      const params = { path: { user_id: userId } }
      return (await unwrap(api.GET('/user/v1/assessments/{user_id}/', { params, signal }))).data
    },
    refetchInterval: ({ state }) =>
      state.data?.some((report) => !report.is_ready) === true ? WHILE_SCORED_MS : false,
    // What needs the network says so, and opens by itself when it is back.
    refetchOnReconnect: true,
    staleTime: 0,
    gcTime: 0,
  })
}

/** One report, with its scores. */
export function reportQuery(userId: number, reportId: number) {
  return queryOptions({
    queryKey: reportKeys.detail(userId, reportId),
    queryFn: async ({ signal }) => {
      const path = { user_id: userId, user_step_activity_id: reportId }
      const call = api.GET('/user/v1/assessments/{user_id}/report/{user_step_activity_id}/', {
        params: { path },
        signal,
      })
      return (await unwrap(call)).data
    },
    refetchInterval: ({ state }) => (state.data?.is_ready === false ? WHILE_SCORED_MS : false),
    refetchOnReconnect: true,
    staleTime: 0,
    gcTime: 0,
  })
}
