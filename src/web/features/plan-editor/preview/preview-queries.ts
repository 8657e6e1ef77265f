// What the preview of a plan asks of the server.
import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '#web/api/client.ts'

import { REQUISITIONS_KEY } from '../setup-queries.ts'

type ActivityKey = { jobId: number; jobStepActivityId: number }

/** What a candidate gets of an activity. A draft that is stored again has other activities. */
export function previewQuery({ jobId, jobStepActivityId }: ActivityKey) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, 'plan', jobId, 'preview', jobStepActivityId] as const,
    queryFn: async ({ signal }) => {
      const path = { job_id: jobId, job_step_activity_id: jobStepActivityId }
      const call = api.GET(
        '/smartreq/v1/{job_id}/screening-plan/activity/{job_step_activity_id}/preview/',
        { params: { path }, signal },
      )
      return (await unwrap(call)).data
    },
  })
}
