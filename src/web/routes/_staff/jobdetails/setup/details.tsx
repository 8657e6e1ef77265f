import { createFileRoute } from '@tanstack/react-router'

import { ProfileDetailsForm } from '#web/features/job-profiles/profile-details-form.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup/details')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <ProfileDetailsForm key={job} jobId={job} />
}
