import { createFileRoute } from '@tanstack/react-router'

import { TeamEditor } from '#web/features/requisitions/setup/team-editor.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/team-members')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <TeamEditor key={job} jobId={job} />
}
