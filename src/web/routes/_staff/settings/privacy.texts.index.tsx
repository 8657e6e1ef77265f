import { createFileRoute } from '@tanstack/react-router'

import { TextsScreen } from '#web/features/settings/texts-screen.tsx'

export const Route = createFileRoute('/_staff/settings/privacy/texts/')({
  component: Screen,
})

function Screen() {
  return <TextsScreen accountId={Route.useRouteContext().accountId} />
}
