// What possible duplicates and merges ask of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

const FORGET_MS = 5 * 60_000

/** Two applications: the one whose scorecard is open, and the other one. */
export type Pair = { readonly userSmartreqId: number; readonly otherId: number }

/** Possible duplicates of an application, and what was merged. */
export function duplicatesQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: ['scorecards', 'duplicates', userSmartreqId],
    queryFn: async ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/duplicates/'
      return (await unwrap(api.GET(url, { params: { path }, signal }))).data
    },
    gcTime: FORGET_MS,
    refetchOnReconnect: true,
  })
}

/** Two applications side by side; always as they are now. */
export function previewQuery({ userSmartreqId, otherId }: Pair) {
  return queryOptions({
    queryKey: ['scorecards', 'merge-preview', userSmartreqId, otherId],
    queryFn: async ({ signal }) => {
      const path = { user_smartreq_id: userSmartreqId, other_user_smartreq_id: otherId }
      const url =
        '/smartreq/v1/user-smartreq/{user_smartreq_id}/duplicates/{other_user_smartreq_id}/preview/'
      return (await unwrap(api.GET(url, { params: { path }, signal }))).data
    },
    gcTime: 0,
  })
}

export async function mergeApplications(
  { from, into }: { from: number; into: number },
  header: CommandHeader,
) {
  const path = { user_smartreq_id: into }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/merge/'
  const body = { merged_user_smartreq_id: from }
  return (await unwrap(api.POST(url, { params: { path, header }, body }))).data
}

export async function undoMerge(
  { userSmartreqId }: { userSmartreqId: number },
  header: CommandHeader,
) {
  const path = { user_smartreq_id: userSmartreqId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/undo-merge/'
  return (await unwrap(api.POST(url, { params: { path, header } }))).data
}

export async function setDismissed(
  { userSmartreqId, otherId, isDismissed }: Pair & { isDismissed: boolean },
  header: CommandHeader,
) {
  const path = { user_smartreq_id: userSmartreqId, other_user_smartreq_id: otherId }
  const url =
    '/smartreq/v1/user-smartreq/{user_smartreq_id}/duplicates/{other_user_smartreq_id}/dismissal/'
  const send = isDismissed ? api.PUT : api.DELETE
  await unwrap(send(url, { params: { path, header } }))
  return { isDismissed }
}

/** A merge changes every list and count: all that is on screen is read again. */
export const EVERYTHING: readonly string[] = []
