// How the list of all interviews of a company is sorted and filtered, without zod: its address is read by this as well.
import { listSpec } from '../core/list-view.ts'
import { INTERVIEW_STATUSES } from './interview-states.ts'

export const ACCOUNT_INTERVIEW_LIST = listSpec({
  sort: ['starts_at'],
  defaultSort: '-starts_at',
  filters: {
    status: { anyOf: INTERVIEW_STATUSES },
    /** A requisition. */
    job_id: 'id',
    /** The user who conducts it, or may be chosen to. */
    interviewer_id: 'id',
  },
})
