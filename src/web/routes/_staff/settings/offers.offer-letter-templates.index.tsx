import { createFileRoute } from '@tanstack/react-router'

import { LettersScreen } from '#web/features/settings/offers/letters-screen.tsx'
import { offerLettersSearch } from '#web/features/settings/offers/offer-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/offers/offer-letter-templates/')({
  validateSearch: offerLettersSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(offerLettersSearch) }
  return <LettersScreen {...{ accountId, ...shown }} />
}
