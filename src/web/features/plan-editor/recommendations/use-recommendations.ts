import { useQuery } from '@tanstack/react-query'

import { dataQuery } from '#web/api/use-data.ts'

import { jobPath } from '../setup-data.ts'

const RECOMMENDATIONS = '/job/v1/builder/recommendations/{job_id}/'
/** What others use changes slowly: the steps of the builder share one answer. */
const FRESH_MS = 5 * 60_000

/** What a requisition could use, with the reasons. Screens offer it when it has come, and do not wait for it. */
export function useRecommendations(jobId: number, { isAsked = true } = {}) {
  const query = dataQuery(RECOMMENDATIONS, jobPath(jobId))
  return useQuery({ ...query, staleTime: FRESH_MS, enabled: isAsked }).data?.data
}
