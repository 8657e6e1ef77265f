import { Trans } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { ChangedNotice } from '#web/features/staff-shell/follow/changed-notice.tsx'
import type { Followed } from '#web/features/staff-shell/follow/follow-applicants.ts'
import { useFollowedQuery } from '#web/features/staff-shell/follow/use-followed-query.ts'

import { fetchScorecard, scorecardKeys } from './scorecard-queries.ts'

/** Says when others changed the application that is read; nothing on screen changes before the user asks for it. */
export function FollowedScorecard({
  userSmartreqId: id,
  follows,
}: {
  userSmartreqId: number
  follows: Followed
}) {
  const waiting = useFollowedQuery<Scorecard>({
    of: follows,
    queryKey: scorecardKeys.detail(id),
    ask: (signal) => fetchScorecard(id, signal),
    takeIn: (shown) => shown,
    concerns: (changed) => changed.user_smartreq_ids.includes(id),
  })
  if (waiting === null) return null
  return (
    <ChangedNotice action={<Trans>Show the changes</Trans>} onShow={waiting.show}>
      <Trans>This application has changed.</Trans>
    </ChangedNotice>
  )
}
