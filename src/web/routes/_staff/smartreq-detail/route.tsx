import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { RequisitionDetailScreen } from '#web/features/requisitions/requisition-detail-screen.tsx'
import { requisitionQuery } from '#web/features/requisitions/requisition-queries.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'

export const Route = createFileRoute('/_staff/smartreq-detail')({
  validateSearch: jobSearch,
  loaderDeps: ({ search }) => ({ job: search.job }),
  loader: ({ context, deps: { job } }) => {
    if (job === 0) redirect({ to: '/hire', throw: true })
    void context.queryClient.prefetchQuery(requisitionQuery(job))
  },
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <RequisitionDetailScreen
      jobId={job}
      isManager={hasFlag(user, 'smartreq_access')}
      hasDashboards={hasFlag(user, 'company_dashboard_access')}
      onLeave={(to) =>
        void (to === 'list'
          ? navigate({ to: '/hire' })
          : navigate({ to: '/hire/smartreq-builder/steps', search: { job: to.copyId } }))
      }
    >
      <Outlet />
    </RequisitionDetailScreen>
  )
}
