import { createFileRoute } from '@tanstack/react-router'

import { DuplicatesScreen } from '#web/features/people/duplicates-screen.tsx'
import { duplicatesSearch } from '#web/features/people/duplicates-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/people/duplicates')({
  validateSearch: duplicatesSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const onView = useChangeView(duplicatesSearch)
  return <DuplicatesScreen {...{ accountId, onView }} view={Route.useSearch()} />
}
