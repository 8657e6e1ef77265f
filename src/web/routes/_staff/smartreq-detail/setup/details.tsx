import { createFileRoute } from '@tanstack/react-router'
import { Fragment } from 'react'

import { JobFieldValues } from '#web/features/field-values/job-field-values.tsx'
import { DetailsForm } from '#web/features/plan-editor/details-form.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail/setup/details')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return (
    <Fragment key={job}>
      <DetailsForm jobId={job} />
      <JobFieldValues jobId={job} />
    </Fragment>
  )
}
