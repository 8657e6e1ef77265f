import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { ReportScreen } from '#web/features/reports/report-screen.tsx'

export const Route = createFileRoute('/_candidate/user/assessment-report/$assessmentId')({
  loader: ({ params }) => {
    const reportId = idOf(params.assessmentId)
    if (reportId === undefined) throw notFound()
    return { reportId }
  },
  component: AssessmentReport,
})

function AssessmentReport() {
  const { user } = Route.useRouteContext()
  return <ReportScreen {...Route.useLoaderData()} userId={user.user_id} />
}
