import { createFileRoute } from '@tanstack/react-router'

import { WhiteLabelScreen } from '#web/features/settings/white-label/white-label-screen.tsx'

export const Route = createFileRoute('/_staff/settings/white-label')({
  component: Screen,
})

function Screen() {
  return <WhiteLabelScreen accountId={Route.useRouteContext().accountId} />
}
