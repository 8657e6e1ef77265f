import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
// The view of the list of all applicants as its address holds it.
import { ACCOUNT_APPLICANT_LIST } from '#contract/applicants/applicants-rules.ts'
import type { ListView } from '#contract/core/list-view.ts'
import { listRequest, listSearch } from '#web/api/list-search.ts'

import { sharedRequest } from '../filters/shared-filter-search.ts'

export type AllApplicantsSearch = ListView<typeof ACCOUNT_APPLICANT_LIST>

export const allApplicantsSearch = listSearch(ACCOUNT_APPLICANT_LIST)

/** What the server narrows the list by: also for a command about all that match. */
export function allApplicantsFilter(view: AllApplicantsSearch) {
  const { search, status, step_status, scope, requisition, step, hiring_class, steps } = view
  return {
    search,
    status,
    step_status,
    scope,
    job_ids: requisition === undefined ? undefined : String(requisition),
    job_step_id: step,
    hiring_class_id: hiring_class,
    standard_steps: steps,
    ...sharedRequest(view),
  } satisfies ApplicantMatching
}

/** The view as the server is asked for it, defaults filled in. */
export function allApplicantsRequest(view: AllApplicantsSearch) {
  const { ordering, page, page_size } = listRequest(ACCOUNT_APPLICANT_LIST, view)
  return { ...allApplicantsFilter(view), ordering, answer_of: view.answer_of, page, page_size }
}
