import { createFileRoute, redirect } from '@tanstack/react-router'

import { QuestionsScreen } from '#web/features/plan-editor/questions/questions-screen.tsx'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/questions')({
  beforeLoad: ({ search }) => {
    if (search.job === undefined)
      throw redirect({ to: '/hire/smartreq-builder/job-title', replace: true })
  },
  component: Screen,
})

function Screen() {
  const { job = 0 } = Route.useSearch()
  return <QuestionsScreen key={job} jobId={job} />
}
