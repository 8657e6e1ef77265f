import { createFileRoute } from '@tanstack/react-router'

import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { textTemplatesView } from '#web/features/settings/text-templates.ts'

import { CollectionRoute } from './-collection-route.tsx'

export const Route = createFileRoute('/_staff/settings/templates/message')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const place = { search: Route.useSearch(), navigate: Route.useNavigate() }
  return <CollectionRoute view={textTemplatesView} {...place} />
}
