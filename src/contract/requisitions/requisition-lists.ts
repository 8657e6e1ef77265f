// How the list of requisitions may be sorted and narrowed.
import { REQUISITION_STATUSES } from '../applicants/application-states.ts'
import { listSpec } from '../core/list-view.ts'

export const REQUISITION_LIST = listSpec({
  sort: ['title', 'opened_at', 'applicant_count', 'status'],
  defaultSort: '-opened_at',
  filters: {
    status: { anyOf: REQUISITION_STATUSES },
    /** `mine`: only those whose team the user is on. */
    scope: ['mine'],
  },
})
