import { createFileRoute } from '@tanstack/react-router'

import { ownJobsQuery } from '#web/features/own-jobs/own-job-queries.ts'
import { OwnJobsScreen } from '#web/features/own-jobs/own-jobs-screen.tsx'
import { openOwnJobsMessages } from '#web/i18n/own-jobs-catalog.ts'

export const Route = createFileRoute('/_candidate/user/job-profile')({
  loader: async ({ context: { queryClient, user } }) => {
    // Not awaited: the screen shows the place of what comes meanwhile.
    void queryClient.prefetchQuery(ownJobsQuery(user.user_id))
    await openOwnJobsMessages()
  },
  component: OwnJobs,
})

function OwnJobs() {
  return <OwnJobsScreen userId={Route.useRouteContext().user.user_id} />
}
