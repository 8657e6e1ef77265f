import { createFileRoute, redirect } from '@tanstack/react-router'

import { EnterJobFailed } from '#web/features/progress/enter-job-failed.tsx'
import { enterJob } from '#web/features/progress/enter-job.ts'
import { trackersQuery } from '#web/features/progress/progress-queries.ts'
import { ProgressScreen } from '#web/features/progress/progress-screen.tsx'

export const Route = createFileRoute('/_candidate/user/progress')({
  validateSearch: (search: Record<string, unknown>): { jobUuid?: string } =>
    typeof search['jobUuid'] === 'string' ? { jobUuid: search['jobUuid'] } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const userId = context.user.user_id
    if (deps.jobUuid === undefined) {
      void context.queryClient.prefetchQuery(trackersQuery(userId))
      return
    }
    const ref = await enterJob(context.queryClient, { userId, jobUuid: deps.jobUuid })
    throw redirect({ to: '/user/progress-tracker', search: { ref }, replace: true })
  },
  errorComponent: EnterJobFailed,
  component: Progress,
})

function Progress() {
  return <ProgressScreen user={Route.useRouteContext().user} />
}
