import { createFileRoute, redirect } from '@tanstack/react-router'

import { StepsScreen } from '#web/features/plan-editor/steps-screen.tsx'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/steps')({
  beforeLoad: ({ search }) => {
    if (search.job === undefined)
      throw redirect({ to: '/hire/smartreq-builder/job-title', replace: true })
  },
  component: Screen,
})

function Screen() {
  const { job = 0 } = Route.useSearch()
  return <StepsScreen jobId={job} />
}
