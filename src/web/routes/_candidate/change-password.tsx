import { createFileRoute } from '@tanstack/react-router'

import { ChangePasswordScreen } from '#web/features/passwords/change-password-screen.tsx'

export const Route = createFileRoute('/_candidate/change-password')({
  component: ChangePassword,
})

function ChangePassword() {
  return <ChangePasswordScreen user={Route.useRouteContext().user} />
}
