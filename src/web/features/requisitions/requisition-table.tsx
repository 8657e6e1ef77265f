import { Trans, useLingui } from '@lingui/react/macro'

import { REQUISITION_LIST } from '#contract/requisitions/requisitions-rules.ts'
import type { Requisition } from '#contract/requisitions/requisitions.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { cityAndState } from '#web/features/shell/city-and-state.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Badge, StatusPill } from '#web/ui/feedback/badge.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { applicantsHref } from '../applicants/applicant-search.ts'
import { OpeningsFilled } from './openings-filled.tsx'
import { requisitionStatusTones, requisitionStatusLabels } from './requisition-labels.ts'
import type { RequisitionSearch } from './requisition-search.ts'

import styles from './requisitions.module.css'

type RequisitionTableProps = {
  rows: readonly Requisition[]
  view: RequisitionSearch
  onView: ChangeView<RequisitionSearch>
  isBusy: boolean
}

/** The requisitions, one a row; a row opens its applicants. */
export function RequisitionTable({ rows, view, onView, isBusy }: RequisitionTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Requisitions`}
      columns={useColumns()}
      rows={rows}
      rowId={(row) => String(row.job_id)}
      rowHref={(row) => applicantsHref({ jobId: row.job_id, view: {} })}
      sort={sortOf(view.ordering ?? REQUISITION_LIST.defaultSort)}
      onSort={(sort) =>
        onView({ ordering: orderingIn(REQUISITION_LIST, orderingOf(sort)), page: undefined })
      }
      isBusy={isBusy}
      density="line"
    />
  )
}

function useColumns(): Array<Column<Requisition>> {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'title',
      header: t`Title`,
      isSortable: true,
      cell: (row) => row.title,
      beside: (row) => <Whereabouts requisition={row} />,
    },
    {
      id: 'status',
      header: t`Status`,
      isSortable: true,
      cell: (row) => (
        <StatusPill tone={requisitionStatusTones[row.status]}>
          {i18n._(requisitionStatusLabels[row.status])}
        </StatusPill>
      ),
    },
    {
      id: 'owner',
      header: t`Owner`,
      isTertiary: true,
      cell: (row) => row.owner_name ?? <span className={styles.faint}>—</span>,
    },
    {
      id: 'openings',
      header: t`Openings filled`,
      isSecondary: true,
      cell: (row) => <OpeningsFilled hired={row.hired_count} openings={row.openings} />,
    },
    {
      id: 'applicant_count',
      header: t`Applicants`,
      isSortable: true,
      firstSort: 'descending',
      align: 'end',
      cell: (row) => format.number(row.applicant_count),
    },
    {
      id: 'new',
      header: t({ message: 'New', context: 'applicants' }),
      align: 'end',
      isSecondary: true,
      cell: (row) =>
        row.new_count === 0 ? (
          <span className={styles.faint}>{format.number(0)}</span>
        ) : (
          <Badge tone="accent">{format.number(row.new_count)}</Badge>
        ),
    },
    {
      id: 'opened_at',
      header: t`Opened`,
      isSortable: true,
      firstSort: 'descending',
      align: 'end',
      isSecondary: true,
      cell: (row) => <OpenedAt at={row.opened_at} />,
    },
  ]
}

function Whereabouts({ requisition }: { requisition: Requisition }) {
  const place = cityAndState(requisition)
  const { department } = requisition
  return (
    <>
      {department !== null && <span className={styles.department}>{department}</span>}
      {department !== null && place !== '' && <span className={styles.department}> · </span>}
      {place}
    </>
  )
}

function OpenedAt({ at }: { at: string | null }) {
  if (at === null) {
    return (
      <span className={styles.faint}>
        <Trans>Not yet</Trans>
      </span>
    )
  }
  return <RelativeTime at={at} className={styles.date} />
}
