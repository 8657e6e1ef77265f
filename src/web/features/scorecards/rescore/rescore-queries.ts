// Scoring one applicant again, asked and ordered of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/rescore/'

/** What an order would do; answers and keys may have changed since it was asked the last time. */
export function rescorePreviewQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: ['scorecards', 'rescore-preview', userSmartreqId] as const,
    queryFn: async ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId }
      return (await unwrap(api.GET(url, { params: { path }, signal }))).data
    },
    gcTime: 0,
  })
}

export async function rescoreApplicant(
  { userSmartreqId }: { userSmartreqId: number },
  header: CommandHeader,
) {
  const path = { user_smartreq_id: userSmartreqId }
  return (await unwrap(api.POST(url, { params: { path, header } }))).data
}
