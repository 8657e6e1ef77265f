import { createFileRoute } from '@tanstack/react-router'

import { MeasurementPlans } from '#web/features/plan-editor/measurement/measurement-plans.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup/measurement-plans')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <MeasurementPlans key={job} jobId={job} />
}
