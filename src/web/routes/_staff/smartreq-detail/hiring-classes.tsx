import { createFileRoute } from '@tanstack/react-router'

import { classListQuery } from '#web/features/requisitions/classes/class-queries.ts'
import { classSearch } from '#web/features/requisitions/classes/class-search.ts'
import { ClassesScreen } from '#web/features/requisitions/classes/classes-screen.tsx'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'

const search = (given: Record<string, unknown>) => ({ ...jobSearch(given), ...classSearch(given) })

export const Route = createFileRoute('/_staff/smartreq-detail/hiring-classes')({
  validateSearch: search,
  loaderDeps: ({ search: deps }) => deps,
  // Not awaited: the screen shows what it has meanwhile.
  loader: ({ context, deps: { job, ...view } }) => {
    void context.queryClient.prefetchQuery(classListQuery(job, view))
  },
  component: Screen,
})

function Screen() {
  const { job, ...view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ClassesScreen
      jobId={job}
      view={view}
      onView={(change, how) =>
        void navigate({
          search: (before) => search({ ...before, ...change }),
          replace: how?.isTyping,
          resetScroll: false,
        })
      }
    />
  )
}
