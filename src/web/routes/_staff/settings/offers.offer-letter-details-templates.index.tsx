import { createFileRoute } from '@tanstack/react-router'

import { DetailsListScreen } from '#web/features/settings/offers/details-list-screen.tsx'
import { offerDetailsSearch } from '#web/features/settings/offers/offer-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/offers/offer-letter-details-templates/')({
  validateSearch: offerDetailsSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(offerDetailsSearch) }
  return <DetailsListScreen {...{ accountId, ...shown }} />
}
