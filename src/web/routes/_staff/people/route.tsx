import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'

export const Route = createFileRoute('/_staff/people')({
  // No company: the screens below are not shown, and 0 is no company's id.
  beforeLoad: ({ context }) => ({ accountId: accountIdOf(context.user) ?? 0 }),
  component: Frame,
})

function Frame() {
  const { accountId } = Route.useRouteContext()
  const pathname = useLocation({ select: (location) => location.pathname })
  const asked = useLocation({ select: (location) => location.searchStr })
  if (accountId === 0) return <NoCompanyScreen />
  return (
    <DataBoundary {...{ pathname, asked }} flag="all_employee_access" homeHref="/people">
      <Outlet />
    </DataBoundary>
  )
}
