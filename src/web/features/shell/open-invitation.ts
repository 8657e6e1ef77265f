// What the link of an invitation opens, for who is signed in.
import type { QueryClient } from '@tanstack/react-query'

import type { Invitation } from '#contract/session/invitations.ts'
import { ApiError } from '#web/api/api-error.ts'

import { invitationQuery } from './invitation-query.ts'

/** Null for a link that opens nothing for them. @throws when the server could not be asked. */
export async function openInvitation(
  queryClient: QueryClient,
  invitationUuid: string,
): Promise<Invitation | null> {
  try {
    return await queryClient.fetchQuery(invitationQuery(invitationUuid))
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null
    throw error
  }
}
