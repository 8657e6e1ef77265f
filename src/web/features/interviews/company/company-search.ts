// The view of all interviews of a company as its address holds it: the week, or the list, and what narrows it.
import type { ListView } from '#contract/core/list-view.ts'
import { ACCOUNT_INTERVIEW_LIST } from '#contract/interviews/account-interviews-rules.ts'
import { dayOf, listSearch, oneOf } from '#web/api/list-search.ts'

/** The week is shown by itself; `date` is a day of it, the week of today without it. */
export type CompanyInterviewsSearch = ListView<typeof ACCOUNT_INTERVIEW_LIST> & {
  view?: 'list'
  date?: string
}

const read = listSearch(ACCOUNT_INTERVIEW_LIST)

export function companyInterviewsSearch(search: Record<string, unknown>): CompanyInterviewsSearch {
  const view = oneOf(['list'] as const, search['view'])
  const date = dayOf(search['date'])
  return {
    ...read(search),
    ...(view === undefined ? {} : { view }),
    ...(date === undefined ? {} : { date }),
  }
}
