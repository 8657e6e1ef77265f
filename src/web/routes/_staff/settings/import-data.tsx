import { createFileRoute } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { importsSearch } from '#web/features/imports/import-search.ts'
import { ImportsScreen } from '#web/features/imports/imports-screen.tsx'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/import-data')({
  validateSearch: importsSearch,
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const view = Route.useSearch()
  const onView = useChangeView(importsSearch)
  // The settings around it ask for another flag alone.
  if (!hasFlag(user, 'all_employee_access'))
    return <NotAuthorizedScreen missing="all_employee_access" />
  return <ImportsScreen {...{ accountId, view, onView }} />
}
