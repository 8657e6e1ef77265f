import { createFileRoute } from '@tanstack/react-router'

import { AnonymousDoor } from '#web/features/session/anonymous-door.tsx'
import { doorSearch } from '#web/features/session/entry.ts'
import { currentUserQuery } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: doorSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(currentUserQuery),
  component: Door,
})

function Door() {
  return <AnonymousDoor user={Route.useLoaderData()} redirect={Route.useSearch().redirect} />
}
