// Which scorecard a shared link leads to.
import type { QueryClient } from '@tanstack/react-query'

import { openInvitation } from '../shell/open-invitation.ts'

/** The application and its requisition; null for a link that opens no scorecard. @throws when the server could not be asked. */
export async function openScorecardLink(
  queryClient: QueryClient,
  invitationUuid: string,
): Promise<{ userSmartreqId: number; jobId: number | null } | null> {
  const found = await openInvitation(queryClient, invitationUuid)
  if (found?.kind !== 'scorecard' || found.user_smartreq_id === null) return null
  return { userSmartreqId: found.user_smartreq_id, jobId: found.job_id }
}
