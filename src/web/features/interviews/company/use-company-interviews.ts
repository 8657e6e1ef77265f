// What a view of all interviews asks of the server.
import { ACCOUNT_INTERVIEW_LIST } from '#contract/interviews/account-interviews-rules.ts'
import type { InterviewStatus } from '#contract/interviews/interview-states.ts'
import { listRequest } from '#web/api/list-search.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ownZone } from '#web/i18n/zoned-time.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { weekOf } from '../calendar-days.ts'
import type { CompanyInterviewsSearch } from './company-search.ts'

/** A change of the view; undefined takes a part of it away. */
type CompanyChange = {
  [Name in keyof CompanyInterviewsSearch]?: CompanyInterviewsSearch[Name] | undefined
}

export type CompanyProps = {
  accountId: number
  view: CompanyInterviewsSearch
  onView: ChangeView<CompanyChange>
}

export const COMPANY_INTERVIEWS = '/smartreq/v1/account/{account_id}/interviews/'

/** What stands in a week by itself: interviews that take place, or were to. */
export const WEEK_STATUSES = [
  'scheduled',
  'awaiting_feedback',
  'complete',
  'no_show',
] as const satisfies readonly InterviewStatus[]

/** A week is one page: as many as one reply may have. */
const MOST_OF_WEEK = 100

type Asked = { accountId: number; view: CompanyInterviewsSearch }

/** The days of the week that the view shows, in the zone of this device. */
export function useWeek({ date }: CompanyInterviewsSearch) {
  const { locale } = useFormatter()
  return weekOf(date, { zone: ownZone(), locale })
}

export function useCompanyRequest({ accountId, view }: Asked) {
  const days = useWeek(view)
  const { view: layout, date: _date, ...filters } = view
  const path = { account_id: accountId }
  const request = listRequest(ACCOUNT_INTERVIEW_LIST, filters)
  if (layout === 'list') return { path, query: request }
  const [from, before] = [days[0]?.from, days.at(-1)?.before]
  const status = view.status ?? WEEK_STATUSES.join(',')
  const ofWeek = { ordering: 'starts_at', page: 1, page_size: MOST_OF_WEEK } as const
  return { path, query: { ...request, ...ofWeek, status, from, before } }
}
