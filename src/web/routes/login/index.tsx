import { createFileRoute } from '@tanstack/react-router'

import { AnonymousDoor } from '#web/features/session/anonymous-door.tsx'
import { doorSearch } from '#web/features/session/entry.ts'
import { useConfirmedUser } from '#web/features/session/use-door-user.ts'

export const Route = createFileRoute('/login/')({
  validateSearch: doorSearch,
  component: Door,
})

function Door() {
  return <AnonymousDoor {...useConfirmedUser()} redirect={Route.useSearch().redirect} />
}
