// What sharing a scorecard asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

const URL = '/smartreq/v1/user-smartreq/{user_smartreq_id}/scorecard-shares/'

export const sharesKey = (userSmartreqId: number) => ['scorecards', 'shares', userSmartreqId]

/** One page of those with whom a scorecard was shared. */
export function sharesQuery(userSmartreqId: number, page: number) {
  return queryOptions({
    queryKey: [...sharesKey(userSmartreqId), page],
    queryFn: ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId }
      return unwrap(api.GET(URL, { params: { path, query: { page, page_size: 5 } }, signal }))
    },
    gcTime: 0,
    placeholderData: (data) => data,
  })
}

export type ShareRequest = {
  readonly userSmartreqId: number
  readonly recipients: string[]
  readonly message: string
  readonly days: 7 | 14 | 30
  readonly has_answers: boolean
}

export async function shareScorecard(request: ShareRequest, header: CommandHeader) {
  const { userSmartreqId, ...body } = request
  const path = { user_smartreq_id: userSmartreqId }
  await unwrap(api.POST(URL, { params: { path, header }, body }))
  return request.recipients.length
}

export async function revokeShare(
  { userSmartreqId, shareId }: { userSmartreqId: number; shareId: number },
  header: CommandHeader,
) {
  const path = { user_smartreq_id: userSmartreqId, share_id: shareId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/scorecard-shares/{share_id}/'
  await unwrap(api.DELETE(url, { params: { path, header } }))
}
