import { createFileRoute } from '@tanstack/react-router'

import { pageSearch } from '#web/api/page-search.ts'
import { sessionsQuery } from '#web/features/session/sessions-queries.ts'
import { SessionsScreen } from '#web/features/session/sessions-screen.tsx'

export const Route = createFileRoute('/_candidate/sessions')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the place of the list meanwhile.
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(sessionsQuery(deps.page ?? 1)),
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SessionsScreen
      user={user}
      page={page}
      onPage={(next) => void navigate({ search: pageSearch({ page: next }) })}
    />
  )
}
