import { createFileRoute } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { neighboursIn } from '#web/features/applicants/applicant-neighbours.ts'
import { scorecardHref } from '#web/features/applicants/applicant-search.ts'
import { ListWithPanel, type OpenPanel } from '#web/features/applicants/list-with-panel.tsx'
import { useLastNeighbours } from '#web/features/applicants/use-last-neighbours.ts'
import { OfferApprovalButtons } from '#web/features/offers/offer-approval-buttons.tsx'
import { ApprovalButtons } from '#web/features/requisitions/approval-buttons.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { MyTasksScreen } from '#web/features/tasks/my-tasks-screen.tsx'

import { ApplicantPanel } from './-applicant-panel.tsx'
import { useSidePanel } from './-use-side-panel.ts'

export const Route = createFileRoute('/_staff/my-tasks')({
  validateSearch: (search): { panel?: number } => {
    const panel = idOf(search['panel'])
    return panel === undefined ? {} : { panel }
  },
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const panel = useSidePanel(Route.useSearch().panel)
  if (accountId === null) return <NoCompanyScreen />
  return (
    <DataBoundary pathname="/my-tasks" flag="smartreq_access" homeHref="/hire">
      <ListWithPanel panel={panel} beside={<Beside {...{ accountId, panel }} />}>
        <MyTasksScreen
          accountId={accountId}
          onDecide={panel.open}
          Approval={ApprovalButtons}
          OfferApproval={OfferApprovalButtons}
        />
      </ListWithPanel>
    </DataBoundary>
  )
}

/** The applicant to decide about; the next one is the next task. */
function Beside({ accountId, panel }: { accountId: number; panel: OpenPanel }) {
  const path = { account_id: accountId }
  const tasks = useOptionalData('/account/v1/{account_id}/my-tasks/', { path })?.data
  const waiting = [...(tasks?.promises_due.items ?? []), ...(tasks?.to_decide.items ?? [])]
  const ids = [...new Set(waiting.flatMap(({ user_smartreq_id: id }) => id ?? []))]
  const { id = 0 } = panel
  const page = { ids, page: 1, pageSize: ids.length, total: ids.length }
  const neighbours = useLastNeighbours(id, neighboursIn(page, { id, otherIds: [] }))
  if (panel.id === undefined) return null
  return (
    <ApplicantPanel
      userSmartreqId={id}
      scorecardHref={scorecardHref(id, { jobId: 0, view: {} })}
      follows={{ accountId }}
      neighbours={neighbours}
      onGo={panel.go}
      onClose={panel.close}
    />
  )
}
