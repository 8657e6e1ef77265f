import { createFileRoute } from '@tanstack/react-router'

import { ConfigurationsScreen } from '#web/features/plan-editor/configurations-screen.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/configurations')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <ConfigurationsScreen key={job} jobId={job} />
}
