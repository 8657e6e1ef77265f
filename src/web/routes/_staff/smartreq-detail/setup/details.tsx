import { createFileRoute } from '@tanstack/react-router'

import { DetailsForm } from '#web/features/plan-editor/details-form.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/details')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <DetailsForm key={job} jobId={job} />
}
