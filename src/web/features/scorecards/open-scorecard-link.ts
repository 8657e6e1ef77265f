// Which scorecard a shared link leads to.
import type { QueryClient } from '@tanstack/react-query'

import { ApiError } from '#web/api/api-error.ts'

import { invitationQuery } from '../shell/invitation-query.ts'

/** The application and its requisition; null for a link that opens no scorecard. @throws when nobody could say. */
export async function openScorecardLink(
  queryClient: QueryClient,
  invitationUuid: string,
): Promise<{ userSmartreqId: number; jobId: number | null } | null> {
  try {
    const found = await queryClient.fetchQuery(invitationQuery(invitationUuid))
    if (found.kind !== 'scorecard' || found.user_smartreq_id === null) return null
    return { userSmartreqId: found.user_smartreq_id, jobId: found.job_id }
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null
    throw error
  }
}
