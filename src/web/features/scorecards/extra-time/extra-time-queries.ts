// What the extra time of an application asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

const URL = '/smartreq/v1/user-smartreq/{user_smartreq_id}/extra-time/'

/** Begins the key of everyone's. */
export const EXTRA_TIME = ['scorecards', 'extra-time'] as const

/** The extra time in force. Not stored once it is off the screen: it is private. */
export function extraTimeQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: [...EXTRA_TIME, userSmartreqId],
    queryFn: async ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId }
      return (await unwrap(api.GET(URL, { params: { path }, signal }))).data
    },
    gcTime: 0,
  })
}

export type ExtraTimeRequest = {
  readonly userSmartreqId: number
  readonly extraTime: ExtraTime
  readonly insteadOf: ExtraTime
}

export async function setExtraTime(request: ExtraTimeRequest, header: CommandHeader) {
  const { userSmartreqId, extraTime, insteadOf } = request
  const path = { user_smartreq_id: userSmartreqId }
  const body = { extra_time: extraTime, instead_of: insteadOf }
  return (await unwrap(api.PUT(URL, { params: { path, header }, body }))).data
}
