import { createFileRoute } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { ProfileListScreen } from '#web/features/job-profiles/profile-list-screen.tsx'
import { profileListQuery } from '#web/features/job-profiles/profile-queries.ts'
import { profileSearch } from '#web/features/job-profiles/profile-search.ts'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

import { useChangeView } from './-use-change-view.ts'

export const Route = createFileRoute('/_staff/jobprofile')({
  validateSearch: profileSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the list it has, or the place of it, meanwhile.
  loader: ({ context: { user, queryClient }, deps }) => {
    const accountId = accountIdOf(user)
    const seesAll = hasFlag(user, 'job_profile_access')
    if (accountId !== null)
      void queryClient.prefetchQuery(profileListQuery({ accountId, seesAll }, deps))
  },
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const accountId = accountIdOf(user)
  const view = Route.useSearch()
  const onView = useChangeView(profileSearch)
  const navigate = Route.useNavigate()
  const seesAll = hasFlag(user, 'job_profile_access')
  if (accountId === null) return <NoCompanyScreen />
  return (
    <ProfileListScreen
      {...{ accountId, seesAll, view, onView }}
      canCreate={seesAll}
      onCreated={(job) => void navigate({ to: '/jobdetails/setup/details', search: { job } })}
    />
  )
}
