import { Plural, Trans } from '@lingui/react/macro'

import type { RecommendationReason } from '#contract/plan-editor/recommendations.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

type ReasonTextProps = {
  reason: RecommendationReason
  /** How many requisitions were looked at. */
  compared: number
}

/** Why something is recommended. */
export function ReasonText({ reason, compared }: ReasonTextProps) {
  const format = useFormatter()
  const { similar_count: similar, similar_titles: titles, used_in: usedIn } = reason
  if (similar === 0)
    return (
      <Trans>
        Used in {usedIn} of the other {compared} requisitions
      </Trans>
    )
  if (titles.length > 0) return <Trans>Used for similar titles: {format.list(titles)}</Trans>
  return (
    <Plural
      value={similar}
      one="Used in # requisition with a similar title"
      other="Used in # requisitions with a similar title"
    />
  )
}
