import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { ProfileDetailScreen } from '#web/features/job-profiles/profile-detail-screen.tsx'
import { profileQuery } from '#web/features/job-profiles/profile-queries.ts'
import { profileJobSearch } from '#web/features/job-profiles/profile-search.ts'

export const Route = createFileRoute('/_staff/jobdetails')({
  validateSearch: profileJobSearch,
  loaderDeps: ({ search }) => ({ job: search.job }),
  loader: ({ context, deps: { job } }) => {
    if (job === 0) redirect({ to: '/jobprofile', throw: true })
    void context.queryClient.prefetchQuery(profileQuery(job))
  },
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ProfileDetailScreen
      jobId={job}
      canCreate={hasFlag(user, 'job_profile_access')}
      onLeave={(to) =>
        void (to === 'list'
          ? navigate({ to: '/jobprofile' })
          : navigate({ to: '/jobdetails/setup/details', search: { job: to.copyId } }))
      }
    >
      <Outlet />
    </ProfileDetailScreen>
  )
}
