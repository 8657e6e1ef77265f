import { createFileRoute, redirect } from '@tanstack/react-router'

import { PreviewActivity } from '#web/features/assessments/preview/preview-activity.tsx'
import { PlanPreviewScreen } from '#web/features/plan-editor/preview/plan-preview-screen.tsx'
import { previewSearch } from '#web/features/plan-editor/preview/preview-search.ts'

export const Route = createFileRoute('/_staff/smartreq-screening-plan-preview')({
  validateSearch: previewSearch,
  beforeLoad: ({ search }) => {
    if (search.job_id === 0) throw redirect({ to: '/hire', replace: true })
  },
  component: Screen,
})

function Screen() {
  const { job_id: jobId } = Route.useSearch()
  return <PlanPreviewScreen key={jobId} jobId={jobId} Player={PreviewActivity} />
}
