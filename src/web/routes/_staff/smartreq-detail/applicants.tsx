import { createFileRoute } from '@tanstack/react-router'

import { ApplicantListScreen } from '#web/features/requisitions/applicant-list-screen.tsx'
import { applicantSearch } from '#web/features/requisitions/applicant-search.ts'
import { applicantListQuery } from '#web/features/requisitions/requisition-queries.ts'

export const Route = createFileRoute('/_staff/smartreq-detail/applicants')({
  validateSearch: applicantSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the list it has, or the place of it, meanwhile.
  loader: ({ context, deps: { job, ...view } }) =>
    void context.queryClient.prefetchQuery(applicantListQuery(job, view)),
  component: Screen,
})

function Screen() {
  const { job, ...view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ApplicantListScreen
      jobId={job}
      view={view}
      onView={(change, how) =>
        void navigate({
          search: (before) => ({ job: before.job, ...applicantSearch({ ...before, ...change }) }),
          replace: how?.isTyping,
          resetScroll: false,
        })
      }
    />
  )
}
