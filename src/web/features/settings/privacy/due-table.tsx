import { Trans, useLingui } from '@lingui/react/macro'

import type { DueApplication } from '#contract/privacy/retention.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { newHoldHref } from '../settings-paths.ts'
import { RETENTION_RULE_LABELS } from './retention-labels.ts'
import type { DueSearch } from './retention-search.ts'

import styles from '../settings.module.css'

type DueTableProps = {
  rows: readonly DueApplication[]
  view: DueSearch
  onView: ChangeView<DueSearch>
  isBusy: boolean
}

/** Applications that are due, one a row. */
export function DueTable({ rows, view, onView, isBusy }: DueTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Due to be anonymised`}
      columns={useColumns()}
      rows={rows}
      rowId={(row) => String(row.user_smartreq_id)}
      sort={sortOf(view.ordering ?? 'due_at')}
      onSort={({ direction }) =>
        onView({
          ...view,
          ordering: direction === 'descending' ? '-due_at' : undefined,
          page: undefined,
        })
      }
      isBusy={isBusy}
    />
  )
}

function useColumns(): Array<Column<DueApplication>> {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: nameOf,
      // On a phone there is no room for a column of its own.
      detail: (row) => <span className={styles.onlyOnPhone}>{row.job_title}</span>,
    },
    { id: 'job', header: t`Position`, isSecondary: true, cell: (row) => row.job_title },
    {
      id: 'rule',
      header: t`Rule`,
      isTertiary: true,
      cell: (row) => i18n._(RETENTION_RULE_LABELS[row.rule]),
    },
    { id: 'ended', header: t`Ended`, isSecondary: true, cell: (row) => format.date(row.ended_at) },
    { id: 'due_at', header: t`Due`, isSortable: true, cell: (row) => format.date(row.due_at) },
    {
      id: 'hold',
      header: t`Legal hold`,
      cell: (row) =>
        row.is_held ? (
          <StatusPill tone="amber">
            <Trans>On legal hold</Trans>
          </StatusPill>
        ) : (
          <AppLink href={newHoldHref(nameOf(row))} aria-label={t`Keep ${nameOf(row)}`}>
            <Trans>Keep</Trans>
          </AppLink>
        ),
    },
  ]
}

function nameOf(row: DueApplication): string {
  return `${row.first_name} ${row.last_name}`
}
