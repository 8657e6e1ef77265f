import { useQuery } from '@tanstack/react-query'

import type { Tracker } from '#contract/progress/progress.ts'

import { apply, newApplyKey, trackerQuery } from './progress-queries.ts'

type NewestPlanProps = { userId: number; tracker: Pick<Tracker, 'job_uuid' | 'ref_id'> }

/** For so long the plan counts as the newest. */
const FRESH_MS = 60_000

/**
 * Brings what an employee’s profile asks up to date when its tracker is opened, by the call that its link makes. Shows
 * nothing: without network, and for those who do not hold the profile any more, the tracker stays as it is.
 */
export function NewestPlan({ userId, tracker }: NewestPlanProps) {
  const { job_uuid: jobUuid, ref_id: refId } = tracker
  useQuery({
    queryKey: ['newest-plan', userId, refId],
    queryFn: async ({ client }) => {
      const { ref_id: brought } = await apply(client, { userId, jobUuid, key: newApplyKey() })
      await client.invalidateQueries({ queryKey: trackerQuery(userId, refId).queryKey })
      return brought
    },
    staleTime: FRESH_MS,
    retry: false,
  })
  return null
}
