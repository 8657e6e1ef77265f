// One activity of a scorecard, for screens about it alone.
import { useQuery } from '@tanstack/react-query'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { scorecardQuery } from './scorecard-queries.ts'

export type ScoredActivity = {
  /** The applicant's name. */
  applicant: string
  /** Its title, in the reader's language. */
  activity: string
  isBegun: boolean
}

/** Null while the scorecard loads, and when it has no such activity. */
export function useScoredActivity(key: {
  userSmartreqId: number
  userStepActivityId: number
}): ScoredActivity | null {
  const { locale } = useFormatter()
  const { data } = useQuery(scorecardQuery(key.userSmartreqId))
  const found = data?.activities.find(
    (activity) => activity.user_step_activity_id === key.userStepActivityId,
  )
  if (data === undefined || found === undefined) return null
  const { first_name, last_name } = data.applicant
  return {
    applicant: `${first_name} ${last_name}`,
    activity: found.title[locale],
    isBegun: found.started_at !== null,
  }
}
