import { createFileRoute } from '@tanstack/react-router'

import { PrintReportScreen } from '#web/features/reports/print-report-screen.tsx'
import { reportSearch } from '#web/features/reports/report-search.ts'

export const Route = createFileRoute('/_candidate/PrintInterestReport')({
  validateSearch: reportSearch,
  component: PrintInterestReport,
})

function PrintInterestReport() {
  const { user } = Route.useRouteContext()
  return <PrintReportScreen user={user} kind="interests" reportId={Route.useSearch().report} />
}
