import { createFileRoute } from '@tanstack/react-router'

import { AvailabilityScreen } from '#web/features/interviews/availability-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/interviews/my-availability')({ component: Screen })

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  if (accountId === null) return <NoCompanyScreen />
  return <AvailabilityScreen accountId={accountId} part="my-availability" />
}
