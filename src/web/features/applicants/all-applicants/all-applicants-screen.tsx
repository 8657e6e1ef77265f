import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import type { ListedApplicant } from '#contract/applicants/account-applicants.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { scorecardHref } from '../applicant-search.ts'
import { FollowedAllList } from '../follow/followed-list.tsx'
import { ListWithPanel, type OpenPanel, type PanelProps } from '../list-with-panel.tsx'
import { useSelectedApplicants } from '../use-selected-applicants.ts'
import { allApplicantsQuery } from './all-applicants-queries.ts'
import { allApplicantsFilter, type AllApplicantsSearch } from './all-applicants-search.ts'
import { AllApplicantsTable, useAllApplicantColumns } from './all-applicants-table.tsx'
import { AllFilters, EVERYONE } from './all-filters.tsx'
import { useAllNeighbours } from './use-all-neighbours.ts'

import styles from '../../requisitions/requisitions.module.css'

/** What can be decided about the rows of the table inside. */
type DecisionsProps = {
  accountId: number
  rows: readonly ListedApplicant[]
  selected: readonly ListedApplicant[]
  total: number
  matching: ReturnType<typeof allApplicantsFilter>
  onClear: () => void
  children: ReactNode
}

type AllApplicantsScreenProps = {
  accountId: number
  /** Chooses and saves views of the list. */
  views: ReactNode
  /** Makes a file of the list. */
  exportAction: ReactNode
  view: AllApplicantsSearch
  onView: ChangeView<AllApplicantsSearch>
  Decisions: ComponentType<DecisionsProps>
  panel: OpenPanel
  Panel: ComponentType<PanelProps>
}

/** Everyone who applied to a requisition that the user sees; a row is shown beside the list, or opens the scorecard. */
export function AllApplicantsScreen(props: AllApplicantsScreenProps) {
  const { accountId, view, onView, Decisions, panel } = props
  const list = useAllApplicants(accountId, view)
  const columns = useAllApplicantColumns()
  const total = list.data?.meta.total
  return (
    <div className={styles.screen}>
      <PageHeader title={<Trans>Candidates</Trans>} />
      <ListWithPanel panel={panel} beside={<Beside {...props} />}>
        <AllFilters
          {...{ accountId, view, onView, columns, total }}
          views={props.views}
          exportAction={props.exportAction}
        />
        <FollowedAllList {...{ accountId, view }} />
        <Results {...{ accountId, list, view, onView, Decisions, panel }} />
      </ListWithPanel>
    </div>
  )
}

function Beside({ accountId, view, panel, Panel }: AllApplicantsScreenProps) {
  const neighbours = useAllNeighbours(panel.id ?? 0, { accountId, view })
  if (panel.id === undefined) return null
  return (
    <Panel
      userSmartreqId={panel.id}
      scorecardHref={scorecardHref(panel.id, { jobId: 0, view: {} })}
      follows={{ accountId }}
      neighbours={neighbours}
      onGo={panel.go}
      onClose={panel.close}
    />
  )
}

function useAllApplicants(accountId: number, view: AllApplicantsSearch) {
  return useQuery(allApplicantsQuery(accountId, view))
}

type ViewProps = Pick<AllApplicantsScreenProps, 'view' | 'onView'>

type ResultsProps = ViewProps &
  Pick<AllApplicantsScreenProps, 'accountId' | 'Decisions' | 'panel'> & {
    list: ReturnType<typeof useAllApplicants>
  }

function Results({ accountId, list, view, onView, Decisions, panel }: ResultsProps) {
  const matching = allApplicantsFilter(view)
  const { selected, selection, clear } = useSelectedApplicants(matching, list.data?.data ?? [])
  if (list.data === undefined && list.error !== null) {
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The applicants could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
      />
    )
  }
  if (list.data === undefined) return <SkeletonTable />
  const { data, meta } = list.data
  const rows: readonly ListedApplicant[] = data
  if (rows.length === 0) return <NoApplicants {...{ view, onView }} total={meta.total} />
  return (
    <>
      <Decisions {...{ accountId, rows, selected, matching }} total={meta.total} onClear={clear}>
        <AllApplicantsTable
          {...{ accountId, rows, view, onView, selection, panel }}
          isBusy={list.isPlaceholderData}
        />
      </Decisions>
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

function NoApplicants({ view, onView, total }: ViewProps & { total: number }) {
  if (total > 0) {
    return <EmptyPage onFirstPage={() => onView({ page: undefined })} />
  }
  if (Object.values(allApplicantsFilter(view)).every((filter) => filter === undefined)) {
    return (
      <EmptyState icon={<UsersRound size={24} />} title={<Trans>No applicants yet</Trans>}>
        <p>
          <Trans>Everyone who applies to one of your requisitions appears here.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={<Trans>No applicant matches</Trans>}
      action={
        <Button onClick={() => onView(EVERYONE)}>
          <Trans>Show all applicants</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Try another part of the name or email, or take a filter off.</Trans>
      </p>
    </EmptyState>
  )
}
