import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { profileSetupPartOf } from '#web/features/job-profiles/profile-search.ts'
import { ProfileSetupFrame } from '#web/features/job-profiles/profile-setup-frame.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup')({ component: Frame })

function Frame() {
  const { job } = Route.useSearch()
  const part = useLocation({ select: ({ pathname }) => profileSetupPartOf(pathname) })
  return (
    <ProfileSetupFrame jobId={job} part={part}>
      <Outlet />
    </ProfileSetupFrame>
  )
}
