import { createFileRoute } from '@tanstack/react-router'

import { membershipsQuery } from '#web/features/memberships/membership-queries.ts'
import { MembershipsScreen } from '#web/features/memberships/memberships-screen.tsx'
import { setCurrentUser } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/_candidate/user/companies')({
  // Not awaited: the screen shows the place of the list meanwhile.
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(membershipsQuery(context.user.user_id)),
  component: Screen,
})

function Screen() {
  const { user, queryClient } = Route.useRouteContext()
  const leave = (accountId: number) => {
    const roles = user.roles.filter((role) => role.account_id !== accountId)
    return setCurrentUser(queryClient, { ...user, roles })
  }
  return <MembershipsScreen user={user} onLeft={leave} />
}
