import { createFileRoute } from '@tanstack/react-router'

import { historyQuery } from '#web/features/requisitions/history/history-queries.ts'
import { HistoryScreen } from '#web/features/requisitions/history/history-screen.tsx'
import { historySearch } from '#web/features/requisitions/history/history-search.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'

const activitySearch = (search: Record<string, unknown>) => ({
  ...jobSearch(search),
  ...historySearch(search),
})

export const Route = createFileRoute('/_staff/smartreq-detail/activity')({
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows what it has meanwhile.
  loader: ({ context, deps: { job, ...view } }) => {
    void context.queryClient.prefetchQuery(historyQuery(job, view))
  },
  component: Screen,
})

function Screen() {
  const { job, ...view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HistoryScreen
      jobId={job}
      view={view}
      onView={(change) =>
        void navigate({
          search: (before) => activitySearch({ ...before, ...change }),
          resetScroll: false,
        })
      }
    />
  )
}
