import { createFileRoute } from '@tanstack/react-router'

import { RolesScreen } from '#web/features/settings/roles-screen.tsx'

export const Route = createFileRoute('/_staff/settings/security/')({
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  return <RolesScreen accountId={accountId} user={user} />
}
