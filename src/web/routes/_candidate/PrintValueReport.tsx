import { createFileRoute } from '@tanstack/react-router'

import { PrintReportScreen } from '#web/features/reports/print-report-screen.tsx'
import { reportSearch } from '#web/features/reports/report-search.ts'

export const Route = createFileRoute('/_candidate/PrintValueReport')({
  validateSearch: reportSearch,
  component: PrintValueReport,
})

function PrintValueReport() {
  const { user } = Route.useRouteContext()
  return <PrintReportScreen user={user} kind="values" reportId={Route.useSearch().report} />
}
