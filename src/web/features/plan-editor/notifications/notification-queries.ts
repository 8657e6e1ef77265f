// What the screens ask and change of who is told about an activity.
import { queryOptions } from '@tanstack/react-query'

import type { NotifiedMember } from '#contract/plan-editor/activity-notifications.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { REQUISITIONS_KEY } from '../setup-queries.ts'

export type ActivityOf = { readonly jobId: number; readonly activityId: number }

const URL = '/job/v1/job-step-activity-notification/{job_id}/{job_step_activity_id}/'

export function notificationQuery({ jobId, activityId }: ActivityOf) {
  return queryOptions({
    queryKey: [...REQUISITIONS_KEY, jobId, 'activity-notification', activityId],
    queryFn: async ({ signal }): Promise<NotifiedMember[]> =>
      (await unwrap(api.GET(URL, { params: at({ jobId, activityId }), signal }))).data,
  })
}

export async function saveNotification(
  { jobTeamIds, ...of }: ActivityOf & { jobTeamIds: number[] },
  header: CommandHeader,
): Promise<NotifiedMember[]> {
  const params = { ...at(of), header }
  const body = { job_team_ids: jobTeamIds }
  return (await unwrap(api.PUT(URL, { params, body }))).data
}

function at({ jobId, activityId }: ActivityOf) {
  return { path: { job_id: jobId, job_step_activity_id: activityId } }
}
