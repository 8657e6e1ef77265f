import { createFileRoute } from '@tanstack/react-router'

import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { scoringCriteriaView } from '#web/features/settings/scoring-criteria.ts'

import { CollectionRoute } from './-collection-route.tsx'

export const Route = createFileRoute('/_staff/settings/templates/scoring-criteria')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const place = { search: Route.useSearch(), navigate: Route.useNavigate() }
  return <CollectionRoute view={scoringCriteriaView} {...place} />
}
