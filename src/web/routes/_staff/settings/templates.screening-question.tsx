import { createFileRoute } from '@tanstack/react-router'

import { collectionSearch } from '#web/features/settings/collection/collection-search.ts'
import { SetsScreen } from '#web/features/settings/screening-sets/sets-screen.tsx'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/templates/screening-question')({
  validateSearch: collectionSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(collectionSearch) }
  return <SetsScreen {...{ accountId, ...shown }} />
}
