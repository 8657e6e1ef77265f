import { createFileRoute } from '@tanstack/react-router'

import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { phoneNumbersView } from '#web/features/settings/phone-numbers.ts'

import { CollectionRoute } from './-collection-route.tsx'

export const Route = createFileRoute('/_staff/settings/phone-numbers')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const place = { search: Route.useSearch(), navigate: Route.useNavigate() }
  return <CollectionRoute view={phoneNumbersView} {...place} />
}
