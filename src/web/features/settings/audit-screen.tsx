// The audit trail: who changed what, when and from where, and what it was before.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download, History, SearchX } from 'lucide-react'

import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { AuditEventCard } from './audit-event-card.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { exportAudit, useAuditTrail } from './audit-queries.ts'
import { isAuditNarrowed } from './audit-request.ts'
import type { AuditSearch } from './audit-search.ts'
import { useSettingsErrorText } from './settings-error-text.ts'

import styles from './settings.module.css'

type AuditScreenProps = {
  accountId: number
  view: AuditSearch
  onView: ChangeView<AuditSearch>
}

export function AuditScreen({ accountId, view, onView }: AuditScreenProps) {
  const errorText = useSettingsErrorText()
  const list = useAuditTrail(accountId, view)
  const exporting = useMutation({
    mutationFn: exportAudit,
    onSuccess: (file) => saveFile({ name: 'audit-trail.csv', file }),
  })
  const { total } = list.data.meta
  return (
    <>
      <PageHeader
        title={<Trans>Audit trail</Trans>}
        description={
          <Trans>Every change in the company, permanently: no one can change or delete it.</Trans>
        }
        actions={
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            isBusy={exporting.isPending}
            disabled={total === 0}
            onClick={() => exporting.mutate({ accountId, search: view })}
          >
            <Trans>Export as CSV</Trans>
          </Button>
        }
      />
      {exporting.isError && (
        <Banner tone="danger" isLive>
          {errorText(exporting.error)}
        </Banner>
      )}
      <div className={styles.toolbar}>
        <AuditFilters accountId={accountId} view={view} onView={onView} />
        <ResultCount className={styles.count}>
          <Plural value={total} one="# change" other="# changes" />
        </ResultCount>
      </div>
      <Results list={list} view={view} onView={onView} />
    </>
  )
}

type ResultsProps = Pick<AuditScreenProps, 'view' | 'onView'> & {
  list: ReturnType<typeof useAuditTrail>
}

function Results({ list, view, onView }: ResultsProps) {
  const { data, meta } = list.data
  if (data.length === 0) return <NoEvents view={view} onView={onView} total={meta.total} />
  return (
    <>
      <ol className={styles.rows} aria-busy={list.isBehind || undefined}>
        {data.map((event) => (
          <AuditEventCard
            key={event.audit_id}
            event={event}
            onActor={(actor) => onView({ ...view, actor, page: undefined })}
          />
        ))}
      </ol>
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ ...view, page })}
      />
    </>
  )
}

function NoEvents({ view, onView, total }: Omit<ResultsProps, 'list'> & { total: number }) {
  const { t } = useLingui()
  if (total > 0 || isAuditNarrowed(view)) {
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={total > 0 ? t`This page of the list is empty` : t`No change matches`}
        action={
          <Button onClick={() => onView(EVERYTHING)}>
            <Trans>Show all changes</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Try other days, or take a filter off.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<History size={24} />} title={<Trans>Nothing was changed yet</Trans>}>
      <p>
        <Trans>Changes of roles, users, rules and applications appear here as they happen.</Trans>
      </p>
    </EmptyState>
  )
}

const EVERYTHING = {
  entity: undefined,
  actor: undefined,
  from: undefined,
  to: undefined,
  page: undefined,
}
