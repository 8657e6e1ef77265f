import { createFileRoute } from '@tanstack/react-router'
import { Fragment } from 'react'

import { JobFieldValues } from '#web/features/field-values/job-field-values.tsx'
import { ProfileDetailsForm } from '#web/features/job-profiles/profile-details-form.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup/details')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return (
    <Fragment key={job}>
      <ProfileDetailsForm jobId={job} />
      <JobFieldValues jobId={job} />
    </Fragment>
  )
}
