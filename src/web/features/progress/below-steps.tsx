// What a candidate can do with an application as a whole, below its steps.
import type { Tracker } from '#contract/progress/progress.ts'
import type { Offline } from '#web/offline/offline.ts'

import { HandOverSection } from './hand-over-section.tsx'
import { WithdrawSection } from './withdraw-section.tsx'

export function BelowSteps({ tracker, offline }: { tracker: Tracker; offline: Offline }) {
  return (
    <>
      <HandOverSection tracker={tracker} offline={offline} />
      <WithdrawSection tracker={tracker} />
    </>
  )
}
