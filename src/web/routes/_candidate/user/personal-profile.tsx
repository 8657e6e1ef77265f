import { createFileRoute, useRouter } from '@tanstack/react-router'

import { useLatestPlace } from '#web/features/job-experiences/use-latest-place.ts'
import { currentUserQuery, setCurrentUser } from '#web/features/session/session-queries.ts'
import { userProfileQuery } from '#web/features/user-profile/user-profile-queries.ts'
import { UserProfileScreen } from '#web/features/user-profile/user-profile-screen.tsx'
import { openUserProfileMessages } from '#web/i18n/user-profile-catalog.ts'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/personal-profile')({
  loader: async ({ context }) => {
    const { queryClient, user } = context
    // Not awaited: the screen shows the place of what comes meanwhile.
    void queryClient.prefetchQuery(userProfileQuery(user.user_id))
    const [offline] = await Promise.all([openOffline(user.user_id), openUserProfileMessages()])
    return { offline }
  },
  component: PersonalProfile,
})

function PersonalProfile() {
  const { queryClient } = Route.useRouteContext()
  const router = useRouter()
  const { offline } = Route.useLoaderData()
  return (
    <UserProfileScreen
      offline={offline}
      place={useLatestPlace(offline)}
      onSent={async () => {
        const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
        await setCurrentUser(queryClient, user)
        await router.invalidate()
      }}
    />
  )
}
