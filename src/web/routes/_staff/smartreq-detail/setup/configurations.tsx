import { createFileRoute } from '@tanstack/react-router'

import { ConfigurationForm } from '#web/features/requisitions/setup/configuration-form.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/configurations')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <ConfigurationForm key={job} jobId={job} />
}
