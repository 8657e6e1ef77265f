import { createFileRoute } from '@tanstack/react-router'

import { SignOnScreen } from '#web/features/settings/sign-on-screen.tsx'

export const Route = createFileRoute('/_staff/settings/security/single-sign-on')({
  component: Screen,
})

function Screen() {
  return <SignOnScreen accountId={Route.useRouteContext().accountId} />
}
