// The filters of the dialog while they are edited: numbers and days as they are typed.
import {
  HIGHEST_SCORE,
  REVERSIBLE_FILTERS,
  type ReversibleFilter,
} from '#contract/applicants/applicant-filters.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'

import type { PlacedFilters } from './shared-filter-search.ts'

export type FilterDraft = {
  readonly scoreMin: string
  readonly scoreMax: string
  readonly appliedFrom: string
  readonly appliedTo: string
  /** Comma-separated, as the address has them; undefined for none. */
  readonly sources: string | undefined
  readonly activityStatus: string | undefined
  readonly exclude: readonly ReversibleFilter[]
}

export function draftOf(view: PlacedFilters): FilterDraft {
  return {
    scoreMin: String(view.score_min ?? ''),
    scoreMax: String(view.score_max ?? ''),
    appliedFrom: view.applied_from ?? '',
    appliedTo: view.applied_to ?? '',
    sources: view.sources,
    activityStatus: view.activity_status,
    exclude: chosenOf(REVERSIBLE_FILTERS, view.exclude),
  }
}

/** What of a view the dialog sets; undefined takes a filter off. */
export function viewOf(draft: FilterDraft): PlacedFilters {
  const { sources, activityStatus, exclude } = draft
  return {
    score_min: scoreOf(draft.scoreMin),
    score_max: scoreOf(draft.scoreMax),
    applied_from: draft.appliedFrom === '' ? undefined : draft.appliedFrom,
    applied_to: draft.appliedTo === '' ? undefined : draft.appliedTo,
    sources,
    activity_status: activityStatus,
    exclude: joined(exclude),
  }
}

/** Which pairs cannot be meant so. */
export function problemsOf({ scoreMin, scoreMax, appliedFrom, appliedTo }: FilterDraft) {
  const [least, most] = [scoreMin, scoreMax].map(scoreOf)
  const isWhole = [least, most].every(
    (score) =>
      score === undefined || (Number.isInteger(score) && score >= 0 && score <= HIGHEST_SCORE),
  )
  const isTurned = least !== undefined && most !== undefined && least > most
  return {
    score: !isWhole || isTurned,
    applied: appliedFrom !== '' && appliedTo !== '' && appliedFrom > appliedTo,
  }
}

/** Turns a filter round, or back. */
export function withExcluded(
  exclude: readonly ReversibleFilter[],
  name: ReversibleFilter,
): ReversibleFilter[] {
  return exclude.includes(name) ? exclude.filter((one) => one !== name) : [...exclude, name]
}

function scoreOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text)
}
