import { createFileRoute } from '@tanstack/react-router'

import { reportsQuery } from '#web/features/reports/reports-queries.ts'
import { ReportsScreen } from '#web/features/reports/reports-screen.tsx'

export const Route = createFileRoute('/_candidate/user/reports')({
  // Not awaited: the screen shows the place of what comes meanwhile.
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(reportsQuery(context.user.user_id)),
  component: Reports,
})

function Reports() {
  return <ReportsScreen userId={Route.useRouteContext().user.user_id} />
}
