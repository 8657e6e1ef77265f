// How the list of a company's people may be sorted and narrowed. Without zod, because addresses and forms read it as well.
import { EMPLOYMENT_TYPES } from '../careers/posting-terms.ts'
import { listSpec } from '../core/list-view.ts'

/** Whom the list has: people with a job now, with one that is still to begin, or with none any more. */
export const PERSON_STATES = ['current', 'planned', 'left', 'all'] as const
export type PersonState = (typeof PERSON_STATES)[number]

export const PEOPLE_LIST = listSpec({
  sort: ['name', 'job_title', 'department', 'start_date'],
  defaultSort: 'name',
  filters: {
    /** `current` when left out. */
    state: PERSON_STATES,
    department: 'text',
    /** The job profile. */
    job_id: 'id',
    employment_type: EMPLOYMENT_TYPES,
    /** The email address of a supervisor. */
    supervisor: 'text',
  },
})

/** Bounds of the contact details of an employee, in characters. */
export const CONTACT_LIMITS = { phoneNumber: 40, city: 100, stateCode: 20 } as const

/** So many departments, profiles and supervisors are offered as filters, those with the most people first. */
export const PEOPLE_FILTER_LIMIT = 100
