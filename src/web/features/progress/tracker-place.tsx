import type { Tracker } from '#contract/progress.ts'

import { placeOf } from '../shell/place-of.ts'

/** Whose position it is, and where: "Harbor & Pine Logistics · Savannah, GA". */
export function TrackerPlace({ tracker }: { tracker: Tracker }) {
  const parts = [tracker.account_name, placeOf(tracker)]
  return <span>{parts.filter((part) => part !== '').join(' · ')}</span>
}
