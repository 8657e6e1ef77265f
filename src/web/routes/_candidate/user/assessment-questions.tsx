import { createFileRoute, redirect } from '@tanstack/react-router'

import { ActivityFailed } from '#web/features/assessments/activity-failed.tsx'
import { activitySearch } from '#web/features/assessments/activity-search.ts'
import { openActivity } from '#web/features/assessments/open-activity.ts'
import { QuestionsScreen } from '#web/features/assessments/questions-screen.tsx'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/assessment-questions')({
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.ref === 0) throw redirect({ to: '/user/progress' })
    const offline = await openOffline(context.user.user_id)
    const tracker = await context.queryClient.ensureQueryData(
      trackerQuery(offline.ownerId, deps.ref),
    )
    const open = await openActivity(offline, { tracker, jobStepActivityId: deps.activity })
    if (open === null) throw redirect({ to: '/user/progress-tracker', search: { ref: deps.ref } })
    // The way to the questions is through the instruction and its pledge, once.
    if (open.attempt === null) throw redirect({ to: '/user/assessment-instruction', search: deps })
    return { open, attempt: open.attempt }
  },
  gcTime: 0,
  errorComponent: ActivityFailed,
  component: Questions,
})

function Questions() {
  return <QuestionsScreen {...Route.useLoaderData()} />
}
