import { createFileRoute } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { PersonScreen } from '#web/features/people/person-screen.tsx'

export const Route = createFileRoute('/_staff/people/$userId')({ component: Screen })

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { userId } = Route.useParams()
  return <PersonScreen accountId={accountId} userId={idOf(userId) ?? 0} />
}
