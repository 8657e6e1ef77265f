import { createFileRoute } from '@tanstack/react-router'

import { AnonymousDoor } from '#web/features/session/anonymous-door.tsx'
import { doorSearch } from '#web/features/session/entry.ts'
import { useDoorUser } from '#web/features/session/use-door-user.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: doorSearch,
  component: Door,
})

function Door() {
  return <AnonymousDoor user={useDoorUser()} redirect={Route.useSearch().redirect} />
}
