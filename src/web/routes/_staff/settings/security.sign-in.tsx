import { createFileRoute } from '@tanstack/react-router'

import { SignInScreen } from '#web/features/settings/sign-in-screen.tsx'

export const Route = createFileRoute('/_staff/settings/security/sign-in')({
  component: Screen,
})

function Screen() {
  return <SignInScreen accountId={Route.useRouteContext().accountId} />
}
