import { useLingui } from '@lingui/react/macro'

import { PROFILE_LIST } from '#contract/job-profiles/job-profile-rules.ts'
import type { JobProfile } from '#contract/job-profiles/job-profiles.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { participantsHref, type ProfileSearch } from './profile-search.ts'

import styles from './job-profiles.module.css'

type ProfileTableProps = {
  rows: readonly JobProfile[]
  view: ProfileSearch
  onView: ChangeView<ProfileSearch>
  isBusy: boolean
}

/** The profiles, one a row; a row opens its people. */
export function ProfileTable({ rows, view, onView, isBusy }: ProfileTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Job profiles`}
      columns={useColumns()}
      rows={rows}
      rowId={(row) => String(row.job_id)}
      rowHref={(row) => participantsHref(row.job_id)}
      sort={sortOf(view.ordering ?? PROFILE_LIST.defaultSort)}
      onSort={(sort) =>
        onView({ ordering: orderingIn(PROFILE_LIST, orderingOf(sort)), page: undefined })
      }
      isBusy={isBusy}
      density="line"
    />
  )
}

function useColumns(): Array<Column<JobProfile>> {
  const { t } = useLingui()
  const format = useFormatter()
  return [
    { id: 'title', header: t`Title`, isSortable: true, cell: (row) => row.title },
    {
      id: 'department',
      header: t`Department`,
      isSortable: true,
      cell: (row) => row.department ?? <span className={styles.faint}>—</span>,
    },
    {
      id: 'holders',
      header: t`People today`,
      align: 'end',
      isLabelled: true,
      cell: (row) => format.number(row.holder_count),
    },
    {
      id: 'planned',
      header: t`Starting later`,
      align: 'end',
      isSecondary: true,
      isLabelled: true,
      cell: (row) => format.number(row.planned_count),
    },
    {
      id: 'requisitions',
      header: t`Open requisitions`,
      align: 'end',
      isSecondary: true,
      isLabelled: true,
      cell: (row) => format.number(row.requisition_count),
    },
  ]
}
