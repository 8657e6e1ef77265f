// What an interviewer’s own numbers ask of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { CALIBRATION_PERIODS } from '#contract/interviews/interview-calibration-rules.ts'
import { api, unwrap } from '#web/api/client.ts'

import { ASKED_JUST_NOW_MS } from '../interview-queries.ts'
import type { CalibrationSearch } from './calibration-search.ts'

export function calibrationQuery(
  accountId: number,
  { period = CALIBRATION_PERIODS[0] }: CalibrationSearch,
) {
  return queryOptions({
    queryKey: ['interviews', 'calibration', accountId, period] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId }, query: { period } }
      const url = '/report/v1/my-interview-calibration/account/{account_id}/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    placeholderData: keepPreviousData,
    // Feedback is submitted on another screen, also without network: what came of it counts at once.
    staleTime: ASKED_JUST_NOW_MS,
  })
}
