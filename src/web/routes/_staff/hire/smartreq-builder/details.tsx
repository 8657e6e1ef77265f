import { createFileRoute, redirect } from '@tanstack/react-router'

import { DetailsForm } from '#web/features/plan-editor/details-form.tsx'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/details')({
  beforeLoad: ({ search }) => {
    if (search.job === undefined)
      throw redirect({ to: '/hire/smartreq-builder/job-title', replace: true })
  },
  component: Screen,
})

function Screen() {
  const { job = 0 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DetailsForm
      key={job}
      jobId={job}
      onSaved={() =>
        void navigate({
          to: '/hire/smartreq-builder/complete',
          search: { job },
          ignoreBlocker: true,
        })
      }
    />
  )
}
