// An interview as its interviewer conducts it: kept on the device, so that it opens in a room without network.
import { queryOptions } from '@tanstack/react-query'

import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'
import { api, unwrap } from '#web/api/client.ts'
import { keptInterviewKey } from '#web/offline/feedback-rows.ts'
import { askOrFindStored } from '#web/offline/kept.ts'

export function interviewToConductQuery({
  userId,
  interviewUuid,
}: {
  userId: number
  interviewUuid: string
}) {
  return queryOptions({
    queryKey: ['interview-to-conduct', userId, interviewUuid] as const,
    queryFn: () =>
      askOrFindStored({
        ownerId: userId,
        key: keptInterviewKey(interviewUuid),
        ask: async (): Promise<InterviewToConduct> => {
          const params = { path: { interview_uuid: interviewUuid } }
          const url = '/user-response/v1/interview-questions/{interview_uuid}/'
          return (await unwrap(api.GET(url, { params }))).data
        },
      }),
    // What was kept may be from before the last entry.
    staleTime: 0,
    meta: { isKept: true },
  })
}
