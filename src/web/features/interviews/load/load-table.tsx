import { Trans, useLingui } from '@lingui/react/macro'

import { INTERVIEW_LOAD_LIST } from '#contract/interviews/interview-calibration-rules.ts'
import type { InterviewerLoad } from '#contract/interviews/interview-calibration.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { useMeans } from '../use-means.ts'
import { AgreementText } from './agreement-text.tsx'
import { LateFeedback } from './late-feedback.tsx'
import type { LoadSearch } from './load-search.ts'

type LoadTableProps = {
  accountId: number
  rows: readonly InterviewerLoad[]
  view: LoadSearch
  onView: ChangeView<{ ordering?: LoadSearch['ordering'] | undefined; page?: number | undefined }>
  isBusy: boolean
}

/** The interviewers, one a row. */
export function LoadTable({ accountId, rows, view, onView, isBusy }: LoadTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Interviewers`}
      columns={useColumns(accountId)}
      rows={rows}
      rowId={(row) => String(row.user_id)}
      sort={sortOf(view.ordering ?? INTERVIEW_LOAD_LIST.defaultSort)}
      onSort={(sort) =>
        onView({ ordering: orderingIn(INTERVIEW_LOAD_LIST, orderingOf(sort)), page: undefined })
      }
      density="compact"
      isBusy={isBusy}
    />
  )
}

type Columns = Array<Column<InterviewerLoad>>

function useColumns(accountId: number): Columns {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Interviewer`,
      isSortable: true,
      cell: (row) => row.full_name ?? t`Former colleague`,
    },
    ...useFeedbackColumns(accountId),
    ...useInterviewColumns(),
    ...useAgreementColumns(),
  ]
}

function useInterviewColumns(): Columns {
  const { t } = useLingui()
  const format = useFormatter()
  const { mean } = useMeans()
  const column = { isSortable: true, firstSort: 'descending', align: 'end' } as const
  return [
    {
      ...column,
      id: 'held',
      header: t`Held`,
      cell: (row) => format.number(row.held_count),
    },
    {
      ...column,
      id: 'hours',
      header: t`Hours`,
      isSecondary: true,
      cell: (row) => mean(row.hours),
    },
    {
      ...column,
      id: 'scheduled',
      header: t`To come`,
      isSecondary: true,
      cell: (row) => format.number(row.scheduled_count),
    },
    {
      ...column,
      id: 'no_show',
      header: t`No-shows`,
      isSecondary: true,
      cell: (row) => format.number(row.no_show_count),
    },
  ]
}

function useFeedbackColumns(accountId: number): Columns {
  const { t } = useLingui()
  const format = useFormatter()
  const { mean } = useMeans()
  const column = { isSortable: true, firstSort: 'descending' } as const
  return [
    {
      ...column,
      id: 'late',
      header: t`Late now`,
      cell: (row) => <LateFeedback accountId={accountId} row={row} />,
    },
    {
      ...column,
      id: 'on_time',
      header: t`On time`,
      align: 'end',
      isSecondary: true,
      cell: ({ due_count, on_time_count }) =>
        due_count === 0 ? '—' : format.percent((100 * on_time_count) / due_count),
      detail: (row) => {
        const onTime = format.number(row.on_time_count)
        const due = format.number(row.due_count)
        return (
          <Trans>
            {onTime} of {due}
          </Trans>
        )
      },
    },
    {
      ...column,
      id: 'delay',
      header: t`Mean delay`,
      align: 'end',
      isTertiary: true,
      cell: ({ mean_delay_hours: hours }) => {
        if (hours === null) return '—'
        const delay = mean(hours)
        return <Trans>{delay} h</Trans>
      },
    },
  ]
}

function useAgreementColumns(): Columns {
  const { t } = useLingui()
  const format = useFormatter()
  const { difference } = useMeans()
  return [
    {
      id: 'severity',
      header: t`Difference from panel`,
      align: 'end',
      isTertiary: true,
      cell: ({ severity }) => (severity === null ? '—' : difference(severity)),
      detail: ({ shared_count }) => {
        const n = format.number(shared_count)
        return <Trans>n = {n}</Trans>
      },
    },
    {
      id: 'agreement',
      header: t`Agreement`,
      align: 'end',
      isTertiary: true,
      cell: (row) => <AgreementText row={row} />,
    },
  ]
}
