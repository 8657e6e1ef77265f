import { createFileRoute } from '@tanstack/react-router'

import { userSearch } from '#web/features/settings/user-search.ts'
import { UsersScreen } from '#web/features/settings/users-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/users/')({
  validateSearch: userSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return (
    <UsersScreen
      accountId={accountId}
      view={Route.useSearch()}
      onView={useChangeView(userSearch)}
    />
  )
}
