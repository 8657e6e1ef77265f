import { createFileRoute } from '@tanstack/react-router'

import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { MyTasksScreen } from '#web/features/tasks/my-tasks-screen.tsx'

export const Route = createFileRoute('/_staff/my-tasks')({ component: Screen })

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  if (accountId === null) return <NoCompanyScreen />
  return (
    <DataBoundary pathname="/my-tasks" flag="smartreq_access" homeHref="/hire">
      <MyTasksScreen accountId={accountId} />
    </DataBoundary>
  )
}
