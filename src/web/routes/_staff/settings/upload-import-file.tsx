import { createFileRoute } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { ImportScreen } from '#web/features/imports/import-screen.tsx'
import { importSearch } from '#web/features/imports/import-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/upload-import-file')({
  validateSearch: importSearch,
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const view = Route.useSearch()
  const onView = useChangeView(importSearch)
  const navigate = Route.useNavigate()
  // The settings around it ask for another flag alone.
  if (!hasFlag(user, 'all_employee_access'))
    return <NotAuthorizedScreen missing="all_employee_access" />
  return (
    <ImportScreen
      {...{ accountId, view, onView }}
      onUploaded={(stored) => navigate({ search: { import: stored.import_id } })}
    />
  )
}
