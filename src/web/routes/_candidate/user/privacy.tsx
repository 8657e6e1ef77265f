import { createFileRoute } from '@tanstack/react-router'

import { MyPrivacyScreen } from '#web/features/privacy/my-privacy-screen.tsx'
import { erasurePlanQuery } from '#web/features/privacy/privacy-queries.ts'
import { currentUserQuery, setCurrentUser } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/_candidate/user/privacy')({
  // Not awaited: the screen shows the place of what comes meanwhile.
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(erasurePlanQuery(context.user.user_id)),
  component: Privacy,
})

function Privacy() {
  const { user, queryClient } = Route.useRouteContext()
  return (
    <MyPrivacyScreen
      user={user}
      onOwnChange={async () => {
        const now = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
        await setCurrentUser(queryClient, now)
      }}
    />
  )
}
