import { createFileRoute, redirect } from '@tanstack/react-router'

import { CompleteScreen } from '#web/features/plan-editor/complete-screen.tsx'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/complete')({
  beforeLoad: ({ search }) => {
    if (search.job === undefined)
      throw redirect({ to: '/hire/smartreq-builder/job-title', replace: true })
  },
  component: Screen,
})

function Screen() {
  const { job = 0 } = Route.useSearch()
  return <CompleteScreen jobId={job} />
}
