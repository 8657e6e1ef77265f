import { createFileRoute } from '@tanstack/react-router'

import { OutcomesEditor } from '#web/features/job-profiles/outcomes/outcomes-editor.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup/outcomes')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <OutcomesEditor key={job} jobId={job} />
}
