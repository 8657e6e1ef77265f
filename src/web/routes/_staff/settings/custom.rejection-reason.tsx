import { createFileRoute } from '@tanstack/react-router'

import { ReasonsScreen } from '#web/features/settings/custom/reasons-screen.tsx'

export const Route = createFileRoute('/_staff/settings/custom/rejection-reason')({
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return <ReasonsScreen accountId={accountId} />
}
