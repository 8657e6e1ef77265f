// What the scorecard asks of the server. Other people's scores are never kept for the time without network.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

const FORGET_MS = 5 * 60_000

export const scorecardKeys = {
  detail: (userSmartreqId: number) => ['scorecards', 'detail', userSmartreqId] as const,
  fileText: (userSmartreqId: number, recordingId: string) =>
    ['scorecards', 'file-text', userSmartreqId, recordingId] as const,
  shownChoices: (userSmartreqId: number, userStepActivityId: number) =>
    ['scorecards', 'shown-choices', userSmartreqId, userStepActivityId] as const,
}

/** The scorecard of one application. */
export function scorecardQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: scorecardKeys.detail(userSmartreqId),
    queryFn: ({ signal }) => fetchScorecard(userSmartreqId, signal),
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
  })
}

/** The same as the server has it now. */
export async function fetchScorecard(userSmartreqId: number, signal: AbortSignal) {
  const path = { user_smartreq_id: userSmartreqId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/scorecard/'
  const reply = await unwrap(api.GET(url, { params: { path }, signal }))
  return reply.data
}

/** What a file that an applicant gave as an answer says. */
export function fileTextQuery(of: { userSmartreqId: number; recordingId: string }) {
  const { userSmartreqId, recordingId } = of
  return queryOptions({
    queryKey: scorecardKeys.fileText(userSmartreqId, recordingId),
    queryFn: async ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId, recording_id: recordingId }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/recordings/{recording_id}/text/'
      const reply = await unwrap(api.GET(url, { params: { path }, signal }))
      return reply.data
    },
    gcTime: FORGET_MS,
  })
}

/** The choices of a test as the applicant saw them; what was submitted does not change. */
export function shownChoicesQuery(of: { userSmartreqId: number; userStepActivityId: number }) {
  const { userSmartreqId, userStepActivityId } = of
  return queryOptions({
    queryKey: scorecardKeys.shownChoices(userSmartreqId, userStepActivityId),
    queryFn: async ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId, user_step_activity_id: userStepActivityId }
      const url =
        '/smartreq/v1/user-smartreq/{user_smartreq_id}/activities/{user_step_activity_id}/choices/'
      const reply = await unwrap(api.GET(url, { params: { path }, signal }))
      return reply.data
    },
    gcTime: FORGET_MS,
  })
}
