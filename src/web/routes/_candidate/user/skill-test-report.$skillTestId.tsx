import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { ReportScreen } from '#web/features/reports/report-screen.tsx'

export const Route = createFileRoute('/_candidate/user/skill-test-report/$skillTestId')({
  loader: ({ params }) => {
    const reportId = idOf(params.skillTestId)
    if (reportId === undefined) throw notFound()
    return { reportId }
  },
  component: SkillTestReport,
})

function SkillTestReport() {
  const { user } = Route.useRouteContext()
  return <ReportScreen {...Route.useLoaderData()} userId={user.user_id} />
}
