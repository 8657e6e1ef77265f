import { createFileRoute } from '@tanstack/react-router'

import { PlanEditor } from '#web/features/plan-editor/plan-editor.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/screening-plan')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <PlanEditor key={job} jobId={job} hasPublish />
}
