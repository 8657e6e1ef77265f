import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { MergeScreen } from '#web/features/people/merge-screen.tsx'

export const Route = createFileRoute('/_staff/people/$userId_/merge/$otherUserId')({
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { userId, otherUserId } = Route.useParams()
  const navigate = useNavigate()
  return (
    <MergeScreen
      accountId={accountId}
      userId={idOf(userId) ?? 0}
      otherUserId={idOf(otherUserId) ?? 0}
      onMerged={(kept) =>
        void navigate({ to: '/people/$userId', params: { userId: String(kept) } })
      }
    />
  )
}
