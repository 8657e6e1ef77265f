import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import { REPORT_OF } from '#contract/reports/report-kinds.ts'
import { ActivityFailed } from '#web/features/assessments/activity-failed.tsx'
import { activitySearch } from '#web/features/assessments/activity-search.ts'
import { openActivity, type OpenActivity } from '#web/features/assessments/open-activity.ts'
import { QuestionsScreen } from '#web/features/assessments/questions-screen.tsx'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { reportHref } from '#web/features/reports/report-links.ts'
import { openOffline } from '#web/offline/offline.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

const loadAfter = () =>
  import('#web/features/progress/after-submission.tsx').then((module) => ({
    default: module.AfterSubmission,
  }))
// With the questions, and not with the submission, when there may be no network; but after the first of them is painted.
const AfterSubmission = lazy(() => nextPaint().then(loadAfter).catch(loadAfter))

export const Route = createFileRoute('/_candidate/user/assessment-questions')({
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.ref === 0) throw redirect({ to: '/user/progress' })
    const offline = await openOffline(context.user.user_id)
    const query = trackerQuery(offline.ownerId, deps.ref)
    const openWith = (tracker: TrackerDetail) =>
      openActivity(offline, { tracker, jobStepActivityId: deps.activity })
    let open = await openWith(await context.queryClient.ensureQueryData(query))
    // A device that lost its copy may remember a tracker from before the start (I13).
    if (open?.attempt === null)
      open = await openWith(await context.queryClient.fetchQuery({ ...query, staleTime: 0 }))
    if (open === null) throw redirect({ to: '/user/progress-tracker', search: { ref: deps.ref } })
    // The way to the questions is through the instruction and its pledge, once.
    if (open.attempt === null) throw redirect({ to: '/user/assessment-instruction', search: deps })
    return { open, attempt: open.attempt }
  },
  gcTime: 0,
  errorComponent: ActivityFailed,
  component: Questions,
})

function reportHrefOf({ content, row }: OpenActivity): string | null {
  const kind = REPORT_OF[content.kind]
  return kind === null ? null : reportHref({ ...row, report_kind: kind })
}

function Questions() {
  const { open, attempt } = Route.useLoaderData()
  return (
    <>
      <QuestionsScreen open={open} attempt={attempt} />
      <Suspense>
        <AfterSubmission offline={open.offline} attempt={attempt} reportHref={reportHrefOf(open)} />
      </Suspense>
    </>
  )
}
