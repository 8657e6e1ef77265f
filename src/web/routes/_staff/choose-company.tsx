import { createFileRoute } from '@tanstack/react-router'

import { ChooseCompanyScreen } from '#web/features/companies/choose-company-screen.tsx'
import { setCurrentUser } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/_staff/choose-company')({ component: Screen })

function Screen() {
  const { user, queryClient } = Route.useRouteContext()
  return (
    <ChooseCompanyScreen
      user={user}
      onChosen={async (roles) => {
        await setCurrentUser(queryClient, { ...user, roles })
        // A whole new page: nothing that was read of the company before stays.
        globalThis.location.assign('/my-tasks')
      }}
    />
  )
}
