import { createFileRoute, Outlet } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { InterviewsFrame } from '#web/features/interviews/interviews-frame.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/interviews')({ component: Screen })

function Screen() {
  const { user } = Route.useRouteContext()
  if (accountIdOf(user) === null) return <NoCompanyScreen />
  return (
    <InterviewsFrame seesAll={hasFlag(user, 'smartreq_access')}>
      <Outlet />
    </InterviewsFrame>
  )
}
