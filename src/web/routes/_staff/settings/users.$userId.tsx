import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { UserScreen } from '#web/features/settings/user-screen.tsx'

import { useOwnChange } from './-use-own-change.ts'

export const Route = createFileRoute('/_staff/settings/users/$userId')({
  loader: ({ params }) => {
    const userId = idOf(params.userId)
    if (userId === undefined) throw notFound()
    return { userId }
  },
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  return (
    <UserScreen {...Route.useLoaderData()} {...{ accountId, user }} onOwnChange={useOwnChange()} />
  )
}
