// How the list of all applicants of a company may be sorted and narrowed.
import { APPLICATION_STATUSES, STEP_STATUSES } from './application-states.ts'
import { listSpec } from './list-view.ts'

export const ACCOUNT_APPLICANT_LIST = listSpec({
  sort: ['application_date', 'name', 'score'],
  defaultSort: '-application_date',
  filters: {
    status: { anyOf: APPLICATION_STATUSES },
    step_status: { anyOf: STEP_STATUSES },
    /** `mine`: only those of requisitions whose team the user is on. */
    scope: ['mine'],
    /** The user who looks after them. */
    assigned_to: 'id',
    tag: 'id',
    /** `open`: those who asked for a review by a person that no one has answered. */
    human_review: ['open'],
    /** What the resume says. */
    resume: 'text',
  },
})
