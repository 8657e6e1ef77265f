import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

import { RequisitionDetailScreen } from '#web/features/requisitions/requisition-detail-screen.tsx'
import { requisitionQuery } from '#web/features/requisitions/requisition-queries.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'
import { anySearch } from '#web/features/session/any-search.ts'

export const Route = createFileRoute('/_staff/smartreq-detail')({
  validateSearch: anySearch,
  loaderDeps: ({ search }) => ({ job: search.job }),
  loader: ({ context, deps }) => {
    const { job } = jobSearch(deps)
    if (job === 0) redirect({ to: '/hire', throw: true })
    void context.queryClient.prefetchQuery(requisitionQuery(job))
  },
  component: Screen,
})

function Screen() {
  return (
    <RequisitionDetailScreen jobId={jobSearch(Route.useSearch()).job}>
      <Outlet />
    </RequisitionDetailScreen>
  )
}
