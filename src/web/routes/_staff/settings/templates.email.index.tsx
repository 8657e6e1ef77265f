import { createFileRoute } from '@tanstack/react-router'

import { TemplatesScreen } from '#web/features/settings/templates/templates-screen.tsx'

export const Route = createFileRoute('/_staff/settings/templates/email/')({
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return <TemplatesScreen accountId={accountId} />
}
