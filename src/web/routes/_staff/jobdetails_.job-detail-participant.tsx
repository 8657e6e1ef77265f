import { createFileRoute, useLocation } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { NoSuchParticipant } from '#web/features/job-profiles/no-such-participant.tsx'
import { ParticipantScreen } from '#web/features/job-profiles/participant-screen.tsx'
import { participantAddress, PROFILES_HREF } from '#web/features/job-profiles/profile-search.ts'
import { accountIdOf } from '#web/features/session/guards.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'

export const Route = createFileRoute('/_staff/jobdetails_/job-detail-participant')({
  validateSearch: participantAddress,
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const address = Route.useSearch()
  const asked = useLocation({ select: (location) => location.searchStr })
  return (
    <DataBoundary
      pathname={asked}
      flag="job_profile_access"
      homeHref={PROFILES_HREF}
      missing={<NoSuchParticipant jobId={address.job} />}
    >
      <ParticipantScreen
        address={address}
        accountId={accountIdOf(user) ?? undefined}
        opensPeople={hasFlag(user, 'all_employee_access')}
      />
    </DataBoundary>
  )
}
