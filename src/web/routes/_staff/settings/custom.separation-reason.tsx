import { createFileRoute } from '@tanstack/react-router'

import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { separationReasonsView } from '#web/features/settings/separation-reasons.ts'

import { CollectionRoute } from './-collection-route.tsx'

export const Route = createFileRoute('/_staff/settings/custom/separation-reason')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const place = { search: Route.useSearch(), navigate: Route.useNavigate() }
  return <CollectionRoute view={separationReasonsView} {...place} />
}
