import { createFileRoute } from '@tanstack/react-router'

import { PrintReportScreen } from '#web/features/reports/print-report-screen.tsx'
import { reportSearch } from '#web/features/reports/report-search.ts'

export const Route = createFileRoute('/_candidate/PrintPersonalityReport')({
  validateSearch: reportSearch,
  component: PrintPersonalityReport,
})

function PrintPersonalityReport() {
  const { user } = Route.useRouteContext()
  return <PrintReportScreen user={user} kind="personality" reportId={Route.useSearch().report} />
}
