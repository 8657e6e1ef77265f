import { createFileRoute } from '@tanstack/react-router'

import { MyInterviewsScreen } from '#web/features/interviews/my-interviews-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

export const Route = createFileRoute('/_staff/interviews/my-interviews')({ component: Screen })

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  return accountId === null ? <NoCompanyScreen /> : <MyInterviewsScreen accountId={accountId} />
}
