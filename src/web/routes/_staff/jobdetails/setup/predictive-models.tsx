import { createFileRoute } from '@tanstack/react-router'

import { ModelsScreen } from '#web/features/requisitions/models/models-screen.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup/predictive-models')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <ModelsScreen key={job} jobId={job} isProfile />
}
