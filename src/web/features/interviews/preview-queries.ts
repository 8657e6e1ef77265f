// What arranging an interview asks of the server before anything goes out.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

type Asked = { userSmartreqId: number; jobStepActivityId: number; ids: readonly number[] }

export const PREVIEW_KEY = ['interviews', 'preview'] as const

/** What an invitation to these interviewers would offer now. */
export function previewQuery({ userSmartreqId, jobStepActivityId, ids }: Asked) {
  const query = { job_step_activity_id: jobStepActivityId, interviewer_user_ids: ids.join(',') }
  return queryOptions({
    queryKey: [...PREVIEW_KEY, userSmartreqId, query] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { user_smartreq_id: userSmartreqId }, query }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/preview/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    // Others book in the meantime.
    staleTime: 0,
  })
}

type Asking = { jobId: number; userId: number }

/** Asks an interviewer by email for their hours. */
export async function askForHours({ jobId, userId }: Asking, header: CommandHeader) {
  const params = { path: { job_id: jobId }, header }
  const url = '/smartreq/v1/{job_id}/calendar-invitations/'
  return (await unwrap(api.POST(url, { params, body: { user_id: userId } }))).data
}
