import { Trans } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'
import type { Column } from '#web/ui/staff/table/table.tsx'

import {
  applicantCountsQuery,
  applicantListQuery,
  requisitionQuery,
} from '../requisitions/requisition-queries.ts'
import { useOptionalColumns } from '../requisitions/use-optional-columns.ts'
import { ApplicantFilters } from './applicant-filters.tsx'
import {
  applicantCountsRequest,
  type ApplicantSearch,
  isNarrowed,
  PAGE_SIZES,
  pageSizeOf,
  scorecardHref,
  EVERYONE,
} from './applicant-search.ts'
import { ApplicantTable } from './applicant-table.tsx'
import { ApplicantLayout } from './board/applicant-layout.tsx'
import type { BoardProps } from './board/board-props.ts'
import type { ShownByItself } from './columns/arrange-columns.ts'
import { ColumnChooser } from './columns/column-chooser.tsx'
import { useJobColumns } from './columns/use-job-columns.tsx'
import { FollowedBoard, FollowedList } from './follow/followed-list.tsx'
import { ListWithPanel, type OpenPanel, type PanelProps } from './list-with-panel.tsx'
import { useNeighboursInList } from './use-applicant-neighbours.ts'
import { useSelectedApplicants } from './use-selected-applicants.ts'

/** What can be decided about the rows of the table inside. */
type DecisionsProps = {
  jobId: number
  rows: readonly ApplicantRow[]
  selected: readonly ApplicantRow[]
  total: number
  matching: ReturnType<typeof applicantCountsRequest>
  onClear: () => void
  children: ReactNode
}

type ApplicantListScreenProps = {
  jobId: number
  view: ApplicantSearch
  onView: ChangeView<ApplicantSearch>
  Decisions: ComponentType<DecisionsProps>
  Board: ComponentType<BoardProps>
  /** Chooses and saves views of the list. */
  views?: ReactNode
  /** Makes a file of the list. */
  exportAction?: ReactNode
  panel: OpenPanel
  Panel: ComponentType<PanelProps>
}

/** The list that recruiters work in: the applicants of one requisition, filtered and sorted by the server. */
export function ApplicantListScreen(props: ApplicantListScreenProps) {
  const { jobId, view, onView } = props
  const list = useQuery(applicantListQuery(jobId, view))
  const requisition = useQuery(requisitionQuery(jobId))
  const counts = useQuery(applicantCountsQuery(jobId, view))
  const { columns: isShownByItself, isPending } = useOptionalColumns(jobId)
  const accountId = requisition.data?.account_id
  const columns = useJobColumns(requisition.data?.attributes ?? [])
  return (
    <ListWithPanel panel={props.panel} beside={<Beside {...props} />}>
      <ApplicantFilters
        views={props.views}
        tools={
          <>
            <ApplicantLayout layout={view.layout} onView={onView} />
            {accountId !== undefined && view.layout !== 'board' && (
              <ColumnChooser
                {...{ accountId, jobId, columns, isShownByItself }}
                list="applicants"
              />
            )}
            {props.exportAction}
          </>
        }
        view={view}
        onView={onView}
        steps={requisition.data?.steps}
        of={{ jobId }}
        total={list.data?.meta.total}
        counts={counts.data}
        isBusy={isPending || requisition.isPending || counts.isPending}
      />
      {view.layout === 'board' ? (
        <FollowedBoard jobId={jobId} />
      ) : (
        <FollowedList jobId={jobId} view={view} />
      )}
      <ApplicantResults
        {...props}
        list={list}
        accountId={accountId}
        {...{ columns, isShownByItself }}
        canDecide={requisition.data?.can_decide ?? false}
        steps={requisition.data?.steps ?? []}
      />
    </ListWithPanel>
  )
}

function Beside({ jobId, view, panel, Panel }: ApplicantListScreenProps) {
  const neighbours = useNeighboursInList(panel.id ?? 0, { jobId, view })
  if (panel.id === undefined) return null
  return (
    <Panel
      userSmartreqId={panel.id}
      scorecardHref={scorecardHref(panel.id, { jobId, view })}
      follows={{ jobId }}
      neighbours={neighbours}
      onGo={panel.go}
      onClose={panel.close}
    />
  )
}

type ApplicantPage = {
  data: ApplicantRow[]
  meta: { page: number; page_size: number; total: number }
}
type ResultsProps = ApplicantListScreenProps & {
  list: UseQueryResult<ApplicantPage>
  accountId: number | undefined
  canDecide: boolean
  steps: BoardProps['steps']
  columns: ReadonlyArray<Column<ApplicantRow>>
  isShownByItself: ShownByItself
}

function ApplicantResults(props: ResultsProps) {
  const { list, accountId, jobId, view, onView, Decisions, Board, canDecide } = props
  const { selected, selection, clear } = useSelectedApplicants(
    applicantCountsRequest(view),
    list.data?.data ?? [],
  )
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
  if (data.length === 0) return <NoApplicants view={view} onView={onView} total={meta.total} />
  if (view.layout === 'board') {
    const { steps, panel } = props
    return (
      <Board {...{ jobId, view, onView, steps, panel }} total={meta.total} canMove={canDecide} />
    )
  }
  const isBusy = list.isPlaceholderData
  const { columns, isShownByItself, panel } = props
  const shown = { rows: data, columns, isShownByItself, isBusy }
  const table = { ...shown, accountId, jobId, view, onView, panel }
  return (
    <>
      {canDecide ? (
        <Decisions
          jobId={jobId}
          rows={data}
          selected={selected}
          total={meta.total}
          matching={applicantCountsRequest(view)}
          onClear={clear}
        >
          <ApplicantTable {...table} selection={selection} />
        </Decisions>
      ) : (
        <ApplicantTable {...table} />
      )}
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
        sizes={{
          options: PAGE_SIZES,
          onChange: (size) => onView({ page_size: pageSizeOf(size), page: undefined }),
        }}
      />
    </>
  )
}

type NoApplicantsProps = Pick<ApplicantListScreenProps, 'view' | 'onView'> & { total: number }

function NoApplicants({ view, onView, total }: NoApplicantsProps) {
  if (total > 0) {
    return <EmptyPage onFirstPage={() => onView({ page: undefined })} />
  }
  if (!isNarrowed(view)) {
    return (
      <EmptyState icon={<UsersRound size={24} />} title={<Trans>No applicants yet</Trans>}>
        <p>
          <Trans>Everyone who applies appears here at once, with how far they are.</Trans>
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
