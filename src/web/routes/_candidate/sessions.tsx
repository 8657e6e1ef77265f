import { createFileRoute } from '@tanstack/react-router'

import { anySearch } from '#web/features/session/any-search.ts'
import { sessionsQuery } from '#web/features/session/sessions-queries.ts'
import { SessionsScreen } from '#web/features/session/sessions-screen.tsx'
import { sessionsSearch } from '#web/features/session/sessions-search.ts'

export const Route = createFileRoute('/_candidate/sessions')({
  validateSearch: anySearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the place of the list meanwhile.
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(sessionsQuery(sessionsSearch(deps).page ?? 1)),
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const { page = 1 } = sessionsSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <SessionsScreen
      user={user}
      page={page}
      onPage={(next) => void navigate({ search: sessionsSearch({ page: next }) })}
    />
  )
}
