import { createFileRoute } from '@tanstack/react-router'

import { ListDecisions } from '#web/features/decisions/list-decisions.tsx'
import { ApplicantListScreen } from '#web/features/requisitions/applicant-list-screen.tsx'
import { applicantSearch } from '#web/features/requisitions/applicant-search.ts'
import {
  applicantCountsQuery,
  applicantListQuery,
} from '#web/features/requisitions/requisition-queries.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'
import { anySearch } from '#web/features/session/any-search.ts'

export const Route = createFileRoute('/_staff/smartreq-detail/applicants')({
  validateSearch: anySearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the list it has, or the place of it, meanwhile.
  loader: ({ context, deps }) => {
    const { job } = jobSearch(deps)
    const view = applicantSearch(deps)
    void context.queryClient.prefetchQuery(applicantListQuery(job, view))
    void context.queryClient.prefetchQuery(applicantCountsQuery(job, view))
  },
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const { job } = jobSearch(search)
  const view = applicantSearch(search)
  const navigate = Route.useNavigate()
  return (
    <ApplicantListScreen
      jobId={job}
      view={view}
      Decisions={ListDecisions}
      onView={(change, how) =>
        void navigate({
          search: (before) => ({ job, ...applicantSearch({ ...before, ...change }) }),
          replace: how?.isTyping,
          resetScroll: false,
        })
      }
    />
  )
}
