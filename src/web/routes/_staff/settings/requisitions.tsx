import { createFileRoute } from '@tanstack/react-router'

import { HiringSettingsScreen } from '#web/features/settings/hiring-settings-screen.tsx'

export const Route = createFileRoute('/_staff/settings/requisitions')({
  component: Screen,
})

function Screen() {
  return <HiringSettingsScreen accountId={Route.useRouteContext().accountId} />
}
