import { listSpec } from '../core/list-view.ts'
// How the list of all applicants of a company may be sorted and narrowed.
import { APPLICANT_SORTS, SHARED_APPLICANT_FILTERS } from './applicant-filters.ts'
import { APPLICATION_STATUSES, STEP_STATUSES } from './application-states.ts'

export const ACCOUNT_APPLICANT_LIST = listSpec({
  sort: APPLICANT_SORTS,
  defaultSort: '-application_date',
  filters: {
    status: { anyOf: APPLICATION_STATUSES },
    step_status: { anyOf: STEP_STATUSES },
    /** `mine`: only those of requisitions whose team the user is on. */
    scope: ['mine'],
    ...SHARED_APPLICANT_FILTERS,
  },
})
