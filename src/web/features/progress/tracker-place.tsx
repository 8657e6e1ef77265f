import type { Tracker } from '#contract/progress/progress.ts'

import { cityAndState } from '../shell/city-and-state.ts'

/** Whose position it is, and where: "Harbor & Pine Logistics · Savannah, GA". */
export function TrackerPlace({ tracker }: { tracker: Tracker }) {
  const parts = [tracker.account_name, cityAndState(tracker)]
  return <span>{parts.filter((part) => part !== '').join(' · ')}</span>
}
