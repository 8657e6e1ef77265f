import { createFileRoute } from '@tanstack/react-router'

import { NewLetterScreen } from '#web/features/settings/offers/letter-screen.tsx'

export const Route = createFileRoute('/_staff/settings/offers/offer-letter-templates/new')({
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return <NewLetterScreen accountId={accountId} />
}
