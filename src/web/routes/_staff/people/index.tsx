import { createFileRoute } from '@tanstack/react-router'

import { PeopleScreen } from '#web/features/people/people-screen.tsx'
import { peopleSearch } from '#web/features/people/people-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/people/')({
  validateSearch: peopleSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const onView = useChangeView(peopleSearch)
  return <PeopleScreen {...{ accountId, onView }} view={Route.useSearch()} />
}
