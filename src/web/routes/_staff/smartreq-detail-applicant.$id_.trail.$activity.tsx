import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { scorecardHref, scorecardSearch } from '#web/features/applicants/applicant-search.ts'
import { scorecardQuery } from '#web/features/scorecards/scorecard-queries.ts'
import { withTab } from '#web/features/scorecards/scorecard-search.ts'
import { useScoredActivity } from '#web/features/scorecards/use-scored-activity.ts'
import { trailQuery } from '#web/features/trail/trail-queries.ts'
import { TrailScreen } from '#web/features/trail/trail-screen.tsx'
import { trailSearch } from '#web/features/trail/trail-search.ts'

export const Route = createFileRoute('/_staff/smartreq-detail-applicant/$id_/trail/$activity')({
  // The view of the trail, and that of the list which its scorecard was opened from.
  validateSearch: (search: Record<string, unknown>) => ({
    ...scorecardSearch(search),
    ...trailSearch(search),
  }),
  loaderDeps: ({ search }) => trailSearch(search),
  loader: ({ context, params, deps }) => {
    const key = keyOf(params)
    if (key === undefined) throw notFound()
    void context.queryClient.prefetchQuery(trailQuery(key, deps))
    void context.queryClient.prefetchQuery(scorecardQuery(key.userSmartreqId))
  },
  component: Screen,
})

function Screen() {
  const key = keyOf(Route.useParams()) ?? { userSmartreqId: 0, userStepActivityId: 0 }
  const search = Route.useSearch()
  const subject = useScoredActivity(key)
  const navigate = Route.useNavigate()
  const { job: jobId = 0, ...view } = scorecardSearch(search)
  return (
    <TrailScreen
      of={key}
      subject={subject}
      scorecardHref={withTab(scorecardHref(key.userSmartreqId, { jobId, view }), 'answers')}
      view={trailSearch(search)}
      onView={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...trailSearch({ ...before, ...change }) }),
          resetScroll: change.sent_page !== undefined,
        })
      }
    />
  )
}

function keyOf(params: { id: string; activity: string }) {
  const userSmartreqId = idOf(params.id)
  const userStepActivityId = idOf(params.activity)
  if (userSmartreqId === undefined || userStepActivityId === undefined) return undefined
  return { userSmartreqId, userStepActivityId }
}
