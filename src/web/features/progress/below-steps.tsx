// What a candidate can do with an application as a whole, below its steps.
import type { TrackerDetail } from '#contract/progress/progress.ts'
import type { Offline } from '#web/offline/offline.ts'

import { ContactLine } from './contact-link.tsx'
import { HandOverSection } from './hand-over-section.tsx'
import { hasEnded, isOfEmployee } from './next-part.ts'
import { WithdrawSection } from './withdraw-section.tsx'

export function BelowSteps({ tracker, offline }: { tracker: TrackerDetail; offline: Offline }) {
  if (hasEnded(tracker)) return <ContactLine tracker={tracker} />
  return (
    <>
      <HandOverSection tracker={tracker} offline={offline} />
      {!isOfEmployee(tracker) && <WithdrawSection tracker={tracker} />}
    </>
  )
}
