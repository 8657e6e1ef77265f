import { createFileRoute } from '@tanstack/react-router'

import { loadQuery } from '#web/features/interviews/load/load-queries.ts'
import { InterviewLoadScreen } from '#web/features/interviews/load/load-screen.tsx'
import { loadSearch } from '#web/features/interviews/load/load-search.ts'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/interviews/load')({
  validateSearch: loadSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the list it has, or its skeleton, meanwhile.
  loader: ({ context, deps }) => {
    const accountId = accountIdOf(context.user)
    if (accountId !== null) void context.queryClient.prefetchQuery(loadQuery(accountId, deps))
  },
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const view = Route.useSearch()
  const onView = useChangeView(loadSearch)
  if (accountId === null) return <NoCompanyScreen />
  return <InterviewLoadScreen {...{ accountId, view, onView }} />
}
