// The view of the list of people as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { PEOPLE_LIST } from '#contract/people/people-list-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type PeopleSearch = ListView<typeof PEOPLE_LIST>

export const peopleSearch = listSearch(PEOPLE_LIST)

/** A view of all current employees. */
export const NO_FILTERS = {
  state: undefined,
  department: undefined,
  job_id: undefined,
  employment_type: undefined,
  supervisor: undefined,
  page: undefined,
} satisfies PeopleSearch

export const PEOPLE_HREF = '/people'

/** The address of a person’s screen. */
export function personHref(userId: number): string {
  return `${PEOPLE_HREF}/${userId}`
}
