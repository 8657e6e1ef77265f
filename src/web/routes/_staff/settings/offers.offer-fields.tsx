import { createFileRoute } from '@tanstack/react-router'

import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { offerFieldsView } from '#web/features/settings/offer-fields.ts'
import { StandardFields } from '#web/features/settings/offers/standard-fields.tsx'

import { CollectionRoute } from './-collection-route.tsx'

export const Route = createFileRoute('/_staff/settings/offers/offer-fields')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const place = { search: Route.useSearch(), navigate: Route.useNavigate() }
  return (
    <CollectionRoute view={offerFieldsView} {...place}>
      <StandardFields />
    </CollectionRoute>
  )
}
