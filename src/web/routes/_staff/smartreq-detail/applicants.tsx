import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

import { queryOf } from '#web/api/list-search.ts'
import { idOf } from '#web/api/page-search.ts'
import { ApplicantListScreen } from '#web/features/applicants/applicant-list-screen.tsx'
import {
  applicantCountsRequest,
  applicantRequest,
  type ApplicantSearch,
  type ApplicantView,
  applicantSearch,
  savedPartOf,
} from '#web/features/applicants/applicant-search.ts'
import { ApplicantBoard } from '#web/features/applicants/board/applicant-board.tsx'
import type { BoardProps } from '#web/features/applicants/board/board-props.ts'
import { type CardMove, useCardMove } from '#web/features/applicants/board/use-card-move.ts'
import { ExportButton } from '#web/features/applicants/exports/export-button.tsx'
import { JOB_EXPORT_COLUMNS } from '#web/features/applicants/exports/export-columns.ts'
import { ExportDialog } from '#web/features/applicants/exports/export-dialog.tsx'
import { useApplicantViews } from '#web/features/applicants/use-applicant-views.ts'
import { jobScope } from '#web/features/decisions/command-scope.ts'
import { ListDecisions, type ListDecisionsProps } from '#web/features/decisions/list-decisions.tsx'
import { useAdvance } from '#web/features/decisions/use-advance.ts'
import { useKnockOutWarning } from '#web/features/decisions/use-knock-out-warning.tsx'
import {
  applicantCountsQuery,
  applicantListQuery,
  requisitionQuery,
} from '#web/features/requisitions/requisition-queries.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'
import { SavedViewMenu } from '#web/features/saved-views/saved-view-menu.tsx'
import { compareHrefOfSeveral } from '#web/features/scorecards/compare/compare-search.ts'

import { ApplicantPanel } from '../-applicant-panel.tsx'
import { emailsOf } from '../-emails-of.tsx'
import { useSidePanel } from '../-use-side-panel.ts'

/** The list's view, and who is shown beside it. */
function applicantListSearch(
  search: Record<string, unknown>,
): { job: number; panel?: number } & ApplicantSearch {
  return { ...jobSearch(search), ...applicantSearch(search), panel: idOf(search['panel']) }
}

export const Route = createFileRoute('/_staff/smartreq-detail/applicants')({
  validateSearch: applicantListSearch,
  // Who is shown beside the list does not change the list.
  loaderDeps: ({ search: { panel: _panel, ...search } }) => search,
  // Not awaited: the screen shows the list it has, or the place of it, meanwhile.
  loader: ({ context, deps: { job, ...view } }) => {
    void context.queryClient.prefetchQuery(applicantListQuery(job, view))
    void context.queryClient.prefetchQuery(applicantCountsQuery(job, view))
  },
  component: Screen,
})

function Screen() {
  const { job, panel, ...view } = Route.useSearch()
  const navigate = Route.useNavigate()
  const builtIn = useApplicantViews()
  const accountId = useQuery(requisitionQuery(job)).data?.account_id
  const total = useQuery(applicantListQuery(job, view)).data?.meta.total
  const choose = (query: string) =>
    void navigate({
      search: {
        job,
        ...applicantSearch(Object.fromEntries(new URLSearchParams(query))),
        layout: view.layout,
      },
      resetScroll: false,
    })
  return (
    <ApplicantListScreen
      jobId={job}
      view={view}
      Decisions={Decisions}
      Board={Board}
      panel={useSidePanel(panel)}
      Panel={ApplicantPanel}
      views={
        accountId !== undefined && (
          <SavedViewMenu
            {...{ accountId, builtIn }}
            list="applicants"
            query={queryOf(savedPartOf(view))}
            onChoose={choose}
          />
        )
      }
      exportAction={
        accountId !== undefined && (
          <ExportButton subject={exportOf({ accountId, jobId: job, view })} count={total} />
        )
      }
      onView={(change, how) =>
        void navigate({
          search: (before) => ({ job, ...applicantSearch({ ...before, ...change }) }),
          replace: how?.isTyping,
          resetScroll: false,
        })
      }
    />
  )
}

function Board(props: BoardProps) {
  const { jobId, view } = props
  const move = useAdvance<CardMove>(jobId, useCardMove({ jobId, view }))
  const { warn, warning } = useKnockOutWarning()
  return (
    <>
      <ApplicantBoard {...props} onMove={(card) => warn([card.row], () => move(card))} />
      {warning}
    </>
  )
}

/** The list as a file: its filters, or those who were selected. */
function exportOf({ accountId, jobId, view }: { accountId: number } & ApplicantView) {
  const { ordering, score_of, answer_of } = applicantRequest(view)
  const order = { ordering, score_of, answer_of }
  const matching = applicantCountsRequest(view)
  return { accountId, jobId, order, columns: JOB_EXPORT_COLUMNS, applicants: { matching } }
}

type DecisionsProps = Omit<
  ListDecisionsProps,
  'emailsOf' | 'compareHrefOf' | 'scopeOf' | 'renderExport'
> & { jobId: number }

function Decisions({ jobId, ...props }: DecisionsProps) {
  const { job: _job, panel: _panel, ...view } = Route.useSearch()
  const accountId = useQuery(requisitionQuery(jobId)).data?.account_id
  return (
    <ListDecisions
      {...props}
      scopeOf={() => jobScope(jobId)}
      emailsOf={() => emailsOf({ accountId, jobId })}
      compareHrefOf={compareHrefOfSeveral}
      renderExport={({ selection, ...dialog }) =>
        accountId !== undefined && (
          <ExportDialog
            {...dialog}
            subject={{ ...exportOf({ accountId, jobId, view }), applicants: selection }}
          />
        )
      }
    />
  )
}
