import { createFileRoute } from '@tanstack/react-router'

import { TeamEditor } from '#web/features/plan-editor/team-editor.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/team-members')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <TeamEditor key={job} jobId={job} />
}
