import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { idOf } from '#web/api/page-search.ts'
import { PersonScreen } from '#web/features/people/person-screen.tsx'

export const Route = createFileRoute('/_staff/people/$userId')({ component: Screen })

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const { userId } = Route.useParams()
  const navigate = useNavigate()
  return (
    <PersonScreen
      accountId={accountId}
      userId={idOf(userId) ?? 0}
      opensProfiles={hasFlag(user, 'job_profile_access')}
      onCompare={(other) =>
        void navigate({
          to: '/people/$userId/merge/$otherUserId',
          params: { userId, otherUserId: String(other) },
        })
      }
    />
  )
}
