import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { REQUISITION_STATUSES } from '#contract/applicants/application-states.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { builderHref } from '../plan-editor/setup-paths.ts'
import { requisitionStatusLabels } from './requisition-labels.ts'
import { requisitionListQuery } from './requisition-queries.ts'
import type { RequisitionSearch } from './requisition-search.ts'
import { RequisitionTable } from './requisition-table.tsx'

import styles from './requisitions.module.css'

type RequisitionListScreenProps = {
  accountId: number
  /** Whether the user may make requisitions. */
  canCreate: boolean
  /** Chooses and saves views of the list. */
  views?: ReactNode
  view: RequisitionSearch
  onView: ChangeView<RequisitionSearch>
}

/** The requisitions that a member of staff may see: how full each is, and where new applicants wait. */
export function RequisitionListScreen(props: RequisitionListScreenProps) {
  const { accountId, canCreate, views, view, onView } = props
  const { t, i18n } = useLingui()
  const list = useRequisitionList(accountId, view)
  const total = list.data?.meta.total

  return (
    <div className={styles.screen}>
      <PageHeader title={<Trans>Requisitions</Trans>} actions={canCreate && <NewRequisition />} />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search requisitions by title`}
          placeholder={t`Search by title`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        {views}
        <FilterChips
          label={t`Whose`}
          isSingle
          chips={[{ id: 'mine', label: t`My requisitions` }]}
          activeIds={view.scope === undefined ? [] : [view.scope]}
          onChange={(ids) =>
            onView({ scope: ids.has('mine') ? 'mine' : undefined, page: undefined })
          }
        />
        <FilterChips
          label={t`Status`}
          chips={REQUISITION_STATUSES.map((id) => ({
            id,
            label: i18n._(requisitionStatusLabels[id]),
          }))}
          activeIds={chosenOf(REQUISITION_STATUSES, view.status)}
          onChange={(ids) =>
            onView({
              status: joined(REQUISITION_STATUSES.filter((status) => ids.has(status))),
              page: undefined,
            })
          }
        />
        <ResultCount className={styles.count}>
          {total !== undefined && (
            <Plural value={total} one="# requisition" other="# requisitions" />
          )}
        </ResultCount>
      </div>
      <RequisitionResults {...{ list, canCreate, view, onView }} />
    </div>
  )
}

type Results = Pick<RequisitionListScreenProps, 'canCreate' | 'view' | 'onView'> & {
  list: ReturnType<typeof useRequisitionList>
}

function useRequisitionList(accountId: number, view: RequisitionSearch) {
  return useQuery(requisitionListQuery(accountId, view))
}

function RequisitionResults({ list, canCreate, view, onView }: Results) {
  if (list.data === undefined && list.error !== null) {
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The requisitions could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen />}
      />
    )
  }
  if (list.data === undefined) return <SkeletonTable rows={6} />
  const { data, meta } = list.data
  if (data.length === 0)
    return <NoRequisitions {...{ canCreate, view, onView }} total={meta.total} />
  return (
    <>
      <RequisitionTable rows={data} view={view} onView={onView} isBusy={list.isPlaceholderData} />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

function NoRequisitions({
  canCreate,
  view,
  onView,
  total,
}: Omit<Results, 'list'> & { total: number }) {
  const clear = { search: undefined, status: undefined, scope: undefined, page: undefined }
  if (total > 0) {
    return <EmptyPage onFirstPage={() => onView({ page: undefined })} />
  }
  if (view.search === undefined && view.status === undefined && view.scope === undefined) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness size={24} />}
        title={<Trans>No requisitions yet</Trans>}
        action={canCreate && <NewRequisition />}
      >
        <p>
          <Trans>
            The requisitions whose team you are on appear here, with how many people have applied.
          </Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={<Trans>No requisition matches</Trans>}
      action={
        <Button onClick={() => onView(clear)}>
          <Trans>Show all requisitions</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Try another word of the title, or take the filters off.</Trans>
      </p>
    </EmptyState>
  )
}

function NewRequisition() {
  return (
    <AppLink className={linkButton({ variant: 'primary' })} href={builderHref('job-title')}>
      <Trans>New requisition</Trans>
    </AppLink>
  )
}
