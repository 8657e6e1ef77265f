import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { RoleScreen } from '#web/features/settings/role-screen.tsx'

import { useOwnChange } from './-use-own-change.ts'

export const Route = createFileRoute('/_staff/settings/security/roles/$roleId')({
  loader: ({ params }) => {
    const roleId = idOf(params.roleId)
    if (roleId === undefined) throw notFound()
    return { roleId }
  },
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  return (
    <RoleScreen {...Route.useLoaderData()} {...{ accountId, user }} onOwnChange={useOwnChange()} />
  )
}
