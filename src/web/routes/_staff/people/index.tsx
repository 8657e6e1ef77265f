import { createFileRoute } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { PeopleScreen } from '#web/features/people/people-screen.tsx'
import { peopleSearch } from '#web/features/people/people-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/people/')({
  validateSearch: peopleSearch,
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const onView = useChangeView(peopleSearch)
  const seesPrivateData = hasFlag(user, 'private_data_access')
  return <PeopleScreen {...{ accountId, seesPrivateData, onView }} view={Route.useSearch()} />
}
