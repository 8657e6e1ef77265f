import { createFileRoute } from '@tanstack/react-router'

import { templateSearch } from '#web/features/plan-editor/templates/template-search.ts'
import { TemplatesScreen } from '#web/features/plan-editor/templates/templates-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/hire/templates')({
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  // Read here and not by the route, which candidates download too.
  const view = templateSearch(Route.useSearch())
  const onView = useChangeView(templateSearch)
  if (accountId === null) return <NoCompanyScreen />
  return (
    <DataBoundary flag="smartreq_access" homeHref="/hire" asked={JSON.stringify(view)}>
      <TemplatesScreen {...{ accountId, view, onView }} />
    </DataBoundary>
  )
}
