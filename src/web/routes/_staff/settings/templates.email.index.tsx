import { createFileRoute } from '@tanstack/react-router'

import { EmailListScreen } from '#web/features/email-editor/email-list-screen.tsx'

export const Route = createFileRoute('/_staff/settings/templates/email/')({
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return <EmailListScreen scope={{ area: 'company', accountId }} />
}
