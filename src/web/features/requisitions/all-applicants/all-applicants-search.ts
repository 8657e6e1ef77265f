// The view of the list of all applicants as its address holds it.
import { ACCOUNT_APPLICANT_LIST } from '#contract/account-applicant-lists.ts'
import type { ListView } from '#contract/list-view.ts'
import { listRequest, listSearch } from '#web/api/list-search.ts'

export type AllApplicantsSearch = ListView<typeof ACCOUNT_APPLICANT_LIST>

export const allApplicantsSearch = listSearch(ACCOUNT_APPLICANT_LIST)

/** The view as the server is asked for it, defaults filled in. */
export function allApplicantsRequest(view: AllApplicantsSearch) {
  return listRequest(ACCOUNT_APPLICANT_LIST, view)
}
