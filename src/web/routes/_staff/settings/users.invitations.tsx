import { createFileRoute } from '@tanstack/react-router'

import { pageSearch } from '#web/api/page-search.ts'
import { InvitationsScreen } from '#web/features/settings/invitations-screen.tsx'

export const Route = createFileRoute('/_staff/settings/users/invitations')({
  validateSearch: pageSearch,
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InvitationsScreen
      {...{ accountId, user, page }}
      onPage={(next) => void navigate({ search: pageSearch({ page: next }), resetScroll: false })}
    />
  )
}
