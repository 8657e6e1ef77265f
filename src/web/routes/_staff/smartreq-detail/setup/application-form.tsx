import { createFileRoute } from '@tanstack/react-router'

import { FormScreen } from '#web/features/plan-editor/form/form-screen.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/application-form')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <FormScreen key={job} jobId={job} />
}
