import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import type { ReactNode } from 'react'

import {
  REQUISITION_STATUSES,
  type RequisitionStatus,
} from '#contract/applicants/application-states.ts'
import { REQUISITION_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { chosenOf, joined, orderingIn } from '#web/api/list-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { OptionList } from '#web/ui/staff/filters/option-list.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { builderHref } from '../plan-editor/setup-paths.ts'
import { TEMPLATES_HREF } from '../plan-editor/templates/template-paths.ts'
import { requisitionStatusLabels } from './requisition-labels.ts'
import { requisitionListQuery } from './requisition-queries.ts'
import { requisitionRequest, type RequisitionSearch } from './requisition-search.ts'
import { RequisitionTable } from './requisition-table.tsx'

import styles from './requisitions.module.css'

/** A view of all of them, in the order that there is. */
const ALL = { search: undefined, status: undefined, scope: undefined, page: undefined }

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
  const { t } = useLingui()
  const list = useRequisitionList(accountId, view)
  const total = list.data?.meta.total

  return (
    <div className={styles.screen}>
      <PageHeader
        title={<Trans>Requisitions</Trans>}
        actions={
          canCreate && (
            <>
              <AppLink className={linkButton({ variant: 'secondary' })} href={TEMPLATES_HREF}>
                <Trans>Templates</Trans>
              </AppLink>
              <NewRequisition />
            </>
          )
        }
      />
      <FilterBar
        search={{
          label: t`Search requisitions by title`,
          placeholder: t`Search by title`,
          value: view.search,
          onSearch: (search) => onView({ search, page: undefined }, { isTyping: true }),
        }}
        view={views}
        filters={useRequisitionFilters(view, onView)}
        onClear={() => onView({ ...ALL, search: view.search })}
        sort={{
          options: useOrderings(),
          value: requisitionRequest(view).ordering,
          onChange: (value) =>
            onView({ ordering: orderingIn(REQUISITION_LIST, value), page: undefined }),
        }}
        count={
          total !== undefined && <Plural value={total} one="# requisition" other="# requisitions" />
        }
      />
      <RequisitionResults {...{ list, canCreate, view, onView }} />
    </div>
  )
}

const ORDERINGS = [
  ['-opened_at', msg`Newest first`],
  ['opened_at', msg`Oldest first`],
  ['title', msg`Title, A to Z`],
  ['-title', msg`Title, Z to A`],
  ['-applicant_count', msg`Most applicants first`],
  ['applicant_count', msg`Fewest applicants first`],
  ['status', msg`By status`],
  ['-status', msg`By status, reversed`],
] as const

function useOrderings() {
  const { i18n } = useLingui()
  return ORDERINGS.map(([value, label]) => ({ value, label: i18n._(label) }))
}

function useRequisitionFilters(
  view: RequisitionSearch,
  onView: ChangeView<RequisitionSearch>,
): Filter[] {
  const { t, i18n } = useLingui()
  const chosen = chosenOf(REQUISITION_STATUSES, view.status)
  const labelOf = (id: RequisitionStatus) => i18n._(requisitionStatusLabels[id])
  const setStatus = (status: string | undefined) => onView({ status, page: undefined })
  return [
    {
      id: 'status',
      name: t`Status`,
      value: chosen.length === 0 ? undefined : chosen.map(labelOf).join(', '),
      onClear: () => setStatus(undefined),
      editor: () => (
        <OptionList
          label={t`Status`}
          options={REQUISITION_STATUSES.map((id) => ({ id, label: labelOf(id) }))}
          chosenIds={chosen}
          onChange={(ids) => setStatus(joined(ids))}
        />
      ),
    },
    {
      id: 'scope',
      name: t`My requisitions`,
      isOn: view.scope !== undefined,
      onSwitchOn: () => onView({ scope: 'mine', page: undefined }),
      onClear: () => onView({ scope: undefined, page: undefined }),
    },
  ]
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
  const { search, status, scope } = view
  return (
    <EmptyList
      total={total}
      isNarrowed={[search, status, scope].some((one) => one !== undefined)}
      noMatch={<Trans>No requisition matches</Trans>}
      hint={<Trans>Try another word of the title, or take the filters off.</Trans>}
      showAll={<Trans>Show all requisitions</Trans>}
      onShowAll={() => onView(ALL)}
      onFirstPage={() => onView({ page: undefined })}
      nothingYet={
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
      }
    />
  )
}

function NewRequisition() {
  return (
    <AppLink className={linkButton({ variant: 'primary' })} href={builderHref('job-title')}>
      <Trans>New requisition</Trans>
    </AppLink>
  )
}
