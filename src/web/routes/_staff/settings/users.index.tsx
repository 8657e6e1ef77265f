import { createFileRoute } from '@tanstack/react-router'

import { queryOf } from '#web/api/list-search.ts'
import { SavedViewMenu } from '#web/features/saved-views/saved-view-menu.tsx'
import { useUserViews } from '#web/features/settings/use-user-views.ts'
import { userSearch } from '#web/features/settings/user-search.ts'
import { UsersScreen } from '#web/features/settings/users-screen.tsx'

import { useChangeView, useChooseView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/users/')({
  validateSearch: userSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const view = Route.useSearch()
  const builtIn = useUserViews()
  const onChoose = useChooseView(userSearch)
  return (
    <UsersScreen
      {...{ accountId, view }}
      views={
        <SavedViewMenu {...{ accountId, builtIn, onChoose }} list="users" query={queryOf(view)} />
      }
      onView={useChangeView(userSearch)}
    />
  )
}
