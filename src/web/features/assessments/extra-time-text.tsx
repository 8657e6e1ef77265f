import { Trans } from '@lingui/react/macro'

import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

/** By how much the limits of time are longer for this candidate. */
export function ExtraTimeText({ extraTime }: { extraTime: ExtraTime }) {
  const format = useFormatter()
  if (extraTime === 'none') return null
  if (extraTime === 'no_limit') return <Trans>For you, no time limits apply.</Trans>
  const factor = format.number(Number(extraTime))
  return <Trans>You have extra time: each time limit is {factor} times as long.</Trans>
}
