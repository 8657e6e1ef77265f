import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

import { RequisitionDetailScreen } from '#web/features/requisitions/requisition-detail-screen.tsx'
import { requisitionQuery } from '#web/features/requisitions/requisition-queries.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'

export const Route = createFileRoute('/_staff/smartreq-detail')({
  validateSearch: jobSearch,
  beforeLoad: ({ search }) => {
    if (search.job === 0) redirect({ to: '/hire', throw: true })
  },
  loaderDeps: ({ search }) => ({ job: search.job }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(requisitionQuery(deps.job)),
  component: Screen,
})

function Screen() {
  return (
    <RequisitionDetailScreen jobId={Route.useSearch().job}>
      <Outlet />
    </RequisitionDetailScreen>
  )
}
