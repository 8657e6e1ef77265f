import { createFileRoute } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { pageSearch } from '#web/api/page-search.ts'
import { ImportsScreen } from '#web/features/imports/imports-screen.tsx'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'

export const Route = createFileRoute('/_staff/settings/import-data')({
  validateSearch: pageSearch,
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The settings around it ask for another flag alone.
  if (!hasFlag(user, 'all_employee_access'))
    return <NotAuthorizedScreen missing="all_employee_access" />
  return (
    <ImportsScreen
      accountId={accountId}
      page={page}
      onPage={(next) => void navigate({ search: pageSearch({ page: next }), resetScroll: false })}
    />
  )
}
