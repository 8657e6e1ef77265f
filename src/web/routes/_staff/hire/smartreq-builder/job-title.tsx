import { createFileRoute, redirect } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { JobTitleScreen } from '#web/features/plan-editor/new/job-title-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/job-title')({
  // A draft that is made already is named among its details.
  beforeLoad: ({ search }) => {
    if (search.job !== undefined)
      throw redirect({ to: '/hire/smartreq-builder/steps', search, replace: true })
  },
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const accountId = accountIdOf(user)
  const search: Record<string, unknown> = Route.useSearch()
  const navigate = Route.useNavigate()
  if (accountId === null) return <NoCompanyScreen />
  return (
    <JobTitleScreen
      {...{ accountId, user }}
      templateId={idOf(search['template'])}
      onCreated={(job) => void navigate({ to: '/hire/smartreq-builder/steps', search: { job } })}
    />
  )
}
