import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

import { queryOf } from '#web/api/list-search.ts'
import { idOf } from '#web/api/page-search.ts'
import { allApplicantsQuery } from '#web/features/applicants/all-applicants/all-applicants-queries.ts'
import { AllApplicantsScreen } from '#web/features/applicants/all-applicants/all-applicants-screen.tsx'
import {
  allApplicantsFilter,
  allApplicantsRequest,
  type AllApplicantsSearch,
  allApplicantsSearch,
} from '#web/features/applicants/all-applicants/all-applicants-search.ts'
import { ExportButton } from '#web/features/applicants/exports/export-button.tsx'
import { ALL_EXPORT_COLUMNS } from '#web/features/applicants/exports/export-columns.ts'
import { ExportDialog } from '#web/features/applicants/exports/export-dialog.tsx'
import { useApplicantViews } from '#web/features/applicants/use-applicant-views.ts'
import { accountScope } from '#web/features/decisions/command-scope.ts'
import { ListDecisions, type ListDecisionsProps } from '#web/features/decisions/list-decisions.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { SavedViewMenu } from '#web/features/saved-views/saved-view-menu.tsx'
import { compareHrefOfSeveral } from '#web/features/scorecards/compare/compare-search.ts'
import { accountIdOf } from '#web/features/session/guards.ts'

import { ApplicantPanel } from './-applicant-panel.tsx'
import { emailsOf } from './-emails-of.tsx'
import { useChangeView, useChooseView } from './-use-change-view.ts'
import { useSidePanel } from './-use-side-panel.ts'

export const Route = createFileRoute('/_staff/applicants')({
  validateSearch: (search): AllApplicantsSearch & { panel?: number } => {
    const panel = idOf(search['panel'])
    return { ...allApplicantsSearch(search), ...(panel === undefined ? {} : { panel }) }
  },
  // Who is shown beside the list does not change the list.
  loaderDeps: ({ search: { panel: _panel, ...view } }) => view,
  // Not awaited: the screen shows the list it has, or its skeleton, meanwhile.
  loader: ({ context, deps }) => {
    const accountId = accountIdOf(context.user)
    if (accountId !== null)
      void context.queryClient.prefetchQuery(allApplicantsQuery(accountId, deps))
  },
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const { panel: shown, ...view } = Route.useSearch()
  const panel = useSidePanel(shown)
  const onView = useChangeView(allApplicantsSearch)
  const onChoose = useChooseView(allApplicantsSearch)
  const builtIn = useApplicantViews()
  const total = useQuery({
    ...allApplicantsQuery(accountId ?? 0, view),
    enabled: accountId !== null,
  }).data?.meta.total
  if (accountId === null) return <NoCompanyScreen />
  return (
    <AllApplicantsScreen
      {...{ accountId, view, onView, Decisions, panel }}
      Panel={ApplicantPanel}
      views={
        <SavedViewMenu
          {...{ accountId, onChoose, builtIn }}
          list="all_applicants"
          query={queryOf(view)}
        />
      }
      exportAction={<ExportButton subject={exportOf(accountId, view)} count={total} />}
    />
  )
}

/** The list as a file: its filters, or those who were selected. */
function exportOf(accountId: number, view: AllApplicantsSearch) {
  const { ordering, answer_of } = allApplicantsRequest(view)
  const order = { ordering, answer_of }
  const matching = allApplicantsFilter(view)
  return { accountId, jobId: null, order, columns: ALL_EXPORT_COLUMNS, applicants: { matching } }
}

type DecisionsProps = Omit<
  ListDecisionsProps,
  'emailsOf' | 'compareHrefOf' | 'scopeOf' | 'renderExport'
> & { accountId: number }

function Decisions({ accountId, ...props }: DecisionsProps) {
  const jobId = props.rows[0]?.job_id ?? 0
  const { panel: _panel, ...view } = Route.useSearch()
  return (
    <ListDecisions
      {...props}
      scopeOf={(target) =>
        accountScope(accountId, { rows: target.kind === 'named' ? target.rows : null, jobId })
      }
      emailsOf={(ofJob) => emailsOf({ accountId, jobId: ofJob })}
      compareHrefOf={compareHrefOfSeveral}
      renderExport={({ selection, ...dialog }) => (
        <ExportDialog
          {...dialog}
          subject={{ ...exportOf(accountId, view), applicants: selection }}
        />
      )}
    />
  )
}
