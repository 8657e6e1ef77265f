import { createFileRoute } from '@tanstack/react-router'

import { DetailsScreen } from '#web/features/settings/details/details-screen.tsx'

export const Route = createFileRoute('/_staff/settings/details')({
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  return <DetailsScreen {...{ accountId, user }} />
}
