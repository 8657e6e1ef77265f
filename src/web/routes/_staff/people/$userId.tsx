import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { idOf } from '#web/api/page-search.ts'
import {
  PersonFieldValues,
  usePrefetchedPersonFields,
} from '#web/features/field-values/person-field-values.tsx'
import { PersonScreen } from '#web/features/people/person-screen.tsx'

export const Route = createFileRoute('/_staff/people/$userId')({ component: Screen })

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  const params = Route.useParams()
  const userId = idOf(params.userId) ?? 0
  const navigate = useNavigate()
  usePrefetchedPersonFields(accountId, userId)
  return (
    <PersonScreen
      accountId={accountId}
      userId={userId}
      renderFields={({ isReadOnly }) => (
        <PersonFieldValues {...{ accountId, isReadOnly }} userId={userId} />
      )}
      opensProfiles={hasFlag(user, 'job_profile_access')}
      onCompare={(other) =>
        void navigate({
          to: '/people/$userId/merge/$otherUserId',
          params: { ...params, otherUserId: String(other) },
        })
      }
    />
  )
}
