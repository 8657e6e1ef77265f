import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, SearchX } from 'lucide-react'

import { ACCOUNT_INTERVIEW_LIST } from '#contract/interviews/account-interviews-rules.ts'
import type { AccountInterview } from '#contract/interviews/account-interviews.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ownZone, timeRange, zoneName } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { CompanyCount } from './company-count.tsx'
import { UNFILTERED } from './company-filters.tsx'
import { CompanyStatus } from './company-status.tsx'
import { interviewHref, useNames } from './interview-entry.ts'
import {
  COMPANY_INTERVIEWS,
  useCompanyRequest,
  type CompanyProps,
} from './use-company-interviews.ts'

/** All of them page by page, the latest first. */
export function CompanyList(props: CompanyProps) {
  const { view, onView } = props
  const { t } = useLingui()
  const { locale } = useFormatter()
  const columns = useColumns()
  const { data: page, isBehind } = useDataQuery(COMPANY_INTERVIEWS, useCompanyRequest(props))
  const { data, meta } = page
  if (data.length === 0) return <NoInterviews {...props} total={meta.total} />
  const zone = zoneName(ownZone(), { locale })
  return (
    <>
      <CompanyCount total={meta.total} zone={zone} />
      <Table
        caption={t`Interviews`}
        columns={columns}
        rows={data}
        rowId={(row) => row.interview_uuid}
        rowHref={interviewHref}
        sort={sortOf(view.ordering ?? ACCOUNT_INTERVIEW_LIST.defaultSort)}
        onSort={(sort) =>
          onView({
            ordering: orderingIn(ACCOUNT_INTERVIEW_LIST, orderingOf(sort)),
            page: undefined,
          })
        }
        density="line"
        isBusy={isBehind}
      />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(next) => onView({ page: next })}
      />
    </>
  )
}

function useColumns(): Array<Column<AccountInterview>> {
  const { t } = useLingui()
  const format = useFormatter()
  const namesOf = useNames()
  const zone = ownZone()
  return [
    { id: 'applicant', header: t`Applicant`, cell: (row) => row.applicant_name },
    {
      id: 'starts_at',
      header: t`Time`,
      isSortable: true,
      firstSort: 'descending',
      isWhole: true,
      cell: ({ starts_at: at }) => (at === null ? '—' : format.date(at)),
      beside: ({ starts_at: from, ends_at: to }) =>
        from !== null && to !== null && timeRange({ from, to }, { zone, locale: format.locale }),
    },
    {
      id: 'requisition',
      header: t`Requisition`,
      cell: (row) => row.job_title,
      beside: (row) => row.title[currentLocale()],
    },
    { id: 'interviewers', header: t`Interviewers`, isTertiary: true, cell: namesOf },
    { id: 'status', header: t`Status`, cell: (row) => <CompanyStatus interview={row} /> },
  ]
}

function NoInterviews({ view, onView, total }: CompanyProps & { total: number }) {
  if (total > 0) return <EmptyPage onFirstPage={() => onView({ page: undefined })} />
  const isNarrowed = [view.search, view.status, view.job_id, view.interviewer_id].some(
    (part) => part !== undefined,
  )
  if (isNarrowed)
    return (
      <EmptyState
        headingLevel={2}
        icon={<SearchX size={24} />}
        title={<Trans>No interview matches</Trans>}
        action={
          <Button onClick={() => onView(UNFILTERED)}>
            <Trans>Show all interviews</Trans>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      headingLevel={2}
      icon={<CalendarClock size={24} />}
      title={<Trans>No interviews yet</Trans>}
    >
      <p>
        <Trans>
          Interviews appear here when someone invites an applicant to book, or sets a time.
        </Trans>
      </p>
    </EmptyState>
  )
}
