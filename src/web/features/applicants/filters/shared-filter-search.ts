// The filters that both lists of applicants have, between their addresses and what the server is asked for.
import type {
  ApplicantMatching,
  SHARED_APPLICANT_FILTERS,
} from '#contract/applicants/applicant-filters.ts'
import type { FilterValues } from '#contract/core/list-view.ts'

export type SharedFilters = FilterValues<typeof SHARED_APPLICANT_FILTERS>

/** With those that only the list of one requisition has. */
export type PlacedFilters = SharedFilters & {
  step?: number | undefined
  hiring_class?: number | undefined
}

/** A view without them. */
export const NO_SHARED_FILTERS = {
  assigned_to: undefined,
  tag: undefined,
  human_review: undefined,
  knock_out: undefined,
  resume: undefined,
  score_min: undefined,
  score_max: undefined,
  applied_from: undefined,
  applied_to: undefined,
  sources: undefined,
  activity_status: undefined,
  exclude: undefined,
} satisfies Record<keyof SharedFilters, undefined>

/** As the server takes them: days are those of this device's calendar. */
export function sharedRequest(view: SharedFilters) {
  const { assigned_to, tag, human_review, knock_out, resume, score_min, score_max } = view
  return {
    assigned_user_ids: assigned_to === undefined ? undefined : String(assigned_to),
    tag_id: tag,
    human_review,
    knock_out,
    resume,
    score_min,
    score_max,
    applied_from: view.applied_from && startOf(view.applied_from, 0),
    applied_to: view.applied_to && startOf(view.applied_to, 1),
    source_types: view.sources,
    activity_status: view.activity_status,
    exclude: view.exclude,
  } satisfies ApplicantMatching
}

/** The instant at which a day begins here, or one some days later. */
function startOf(day: string, later: number): string {
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + later)
  return at.toISOString()
}
