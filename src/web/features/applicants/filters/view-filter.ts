// What the filters of both lists of applicants share: the view that they read and change.
import {
  REVERSIBLE_FILTERS,
  type ReversibleFilter,
} from '#contract/applicants/applicant-filters.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import type { PlacedFilters } from './shared-filter-search.ts'

export type FilteredView = PlacedFilters & {
  /** Comma-separated. */
  status?: string | undefined
  step_status?: string | undefined
}

/** With what narrows the list over several requisitions. */
export type AccountView = FilteredView & {
  requisition?: number | undefined
  /** Comma-separated. */
  steps?: string | undefined
}

export type FilterProps<View = FilteredView> = {
  view: View
  onView: ChangeView<View & { page?: number | undefined }>
}

/** A filter that is turned round leaves out what matches. */
export function isReversed(view: FilteredView, name: ReversibleFilter): boolean {
  return chosenOf(REVERSIBLE_FILTERS, view.exclude).includes(name)
}

/** The filters that are turned round, with one more or without it. */
export function excludeWith(
  view: FilteredView,
  { name, isReversed: isOn }: { name: ReversibleFilter; isReversed: boolean },
): { exclude: string | undefined } {
  const others = chosenOf(REVERSIBLE_FILTERS, view.exclude).filter((one) => one !== name)
  return { exclude: joined(isOn ? [...others, name] : others) }
}
