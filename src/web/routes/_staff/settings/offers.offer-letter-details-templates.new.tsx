import { createFileRoute } from '@tanstack/react-router'

import { NewDetailsScreen } from '#web/features/settings/offers/details-screen.tsx'

export const Route = createFileRoute('/_staff/settings/offers/offer-letter-details-templates/new')({
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  return <NewDetailsScreen accountId={accountId} />
}
