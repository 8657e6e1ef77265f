import { createFileRoute } from '@tanstack/react-router'

import { pageOf } from '#web/api/list-search.ts'
import { InvitationsScreen } from '#web/features/settings/invitations-screen.tsx'

export const Route = createFileRoute('/_staff/settings/users/invitations')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({
    page: pageOf(page),
  }),
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InvitationsScreen
      {...{ accountId, user, page }}
      onPage={(next) => void navigate({ search: { page: pageOf(next) }, resetScroll: false })}
    />
  )
}
