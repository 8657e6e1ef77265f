import { createFileRoute } from '@tanstack/react-router'

import { MyPrivacyScreen } from '#web/features/privacy/my-privacy-screen.tsx'
import { erasurePlanQuery } from '#web/features/privacy/privacy-queries.ts'

export const Route = createFileRoute('/_candidate/user/privacy')({
  // Not awaited: the screen shows the place of what comes meanwhile.
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(erasurePlanQuery(context.user.user_id)),
  component: Privacy,
})

function Privacy() {
  return <MyPrivacyScreen user={Route.useRouteContext().user} />
}
