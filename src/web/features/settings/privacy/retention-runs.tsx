import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'

import type { RetentionRun } from '#contract/privacy/retention.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import { RETENTION_RULE_LABELS } from './retention-labels.ts'
import { useRuns } from './retention-queries.ts'

import styles from './privacy.module.css'

type RetentionRunsProps = { accountId: number; page: number; onPage: (page: number) => void }

/** What the daily runs did: numbers, and no one's name. */
export function RetentionRuns(props: RetentionRunsProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>
        <Trans>What was anonymised</Trans>
      </h2>
      <SettingsBoundary
        asked={String(props.page)}
        title={<Trans>The runs could not be loaded</Trans>}
        height="12rem"
      >
        <Runs {...props} />
      </SettingsBoundary>
    </section>
  )
}

function Runs({ accountId, page, onPage }: RetentionRunsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const list = useRuns(accountId, page)
  const { data, meta } = list.data
  if (data.length === 0) {
    return (
      <EmptyState icon={<History size={24} />} title={<Trans>No run to show</Trans>}>
        <p>
          <Trans>
            Rules run once a day. This list shows each run, its rule and how many applications it
            anonymised.
          </Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <Table
        caption={t`What was anonymised`}
        columns={columns}
        rows={data}
        rowId={(run) => `${run.ran_at} ${run.rule}`}
        isBusy={list.isBehind}
      />
      <Pagination page={meta.page} pageSize={meta.page_size} total={meta.total} onPage={onPage} />
    </>
  )
}

function useColumns(): Array<Column<RetentionRun>> {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'at',
      header: t`Run`,
      cell: (run) => <RelativeTime at={run.ran_at} hasExactTime />,
      detail: (run) =>
        run.finished_at === null && (
          <StatusPill tone="blue">
            <Trans>Under way</Trans>
          </StatusPill>
        ),
    },
    { id: 'rule', header: t`Rule`, cell: (run) => i18n._(RETENTION_RULE_LABELS[run.rule]) },
    {
      id: 'days',
      header: t`Retention (days)`,
      align: 'end',
      isSecondary: true,
      cell: (run) => format.number(run.days),
    },
    { id: 'erased', header: t`Anonymised`, align: 'end', cell: (run) => format.number(run.erased) },
    {
      id: 'held',
      header: t`On legal hold`,
      align: 'end',
      isSecondary: true,
      cell: (run) => format.number(run.held),
    },
  ]
}
