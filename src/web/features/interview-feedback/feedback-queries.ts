// What interviewers wrote about an applicant, asked of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** What is read again after a change: the feedback, and the scorecard around it. */
export const FEEDBACK_CHANGED_KEY = ['scorecards'] as const

export function interviewFeedbackQuery(userSmartreqId: number) {
  return queryOptions({
    queryKey: [...FEEDBACK_CHANGED_KEY, 'interview-feedback', userSmartreqId] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { user_smartreq_id: userSmartreqId } }
      const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interview-feedback/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
  })
}

type Unlocking = { interviewUuid: string; userId: number; reason: string }

/** Opens what an interviewer submitted for changes. */
export async function unlockFeedback(
  { interviewUuid, userId, reason }: Unlocking,
  header: CommandHeader,
) {
  const params = { path: { interview_uuid: interviewUuid }, header }
  const body = { user_id: userId, reason }
  const call = api.POST('/smartreq/v1/interviews/{interview_uuid}/unlock/', { params, body })
  return (await unwrap(call)).data
}
