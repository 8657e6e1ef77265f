import { createFileRoute } from '@tanstack/react-router'

import { scorecardHref } from '#web/features/applicants/applicant-search.ts'
import { jobOffersSearch } from '#web/features/offers/job-offer-search.ts'
import { JobOffersScreen } from '#web/features/offers/job-offers-screen.tsx'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'

const search = (given: Record<string, unknown>) => ({
  ...jobSearch(given),
  ...jobOffersSearch(given),
})

export const Route = createFileRoute('/_staff/smartreq-detail/offers')({
  validateSearch: search,
  component: Screen,
})

function Screen() {
  const { job, ...view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <JobOffersScreen
      jobId={job}
      view={view}
      onView={(change, how) =>
        void navigate({
          search: (before) => search({ ...before, ...change }),
          replace: how?.isTyping,
          resetScroll: false,
        })
      }
      hrefOf={(id) => `${scorecardHref(id, { jobId: job, view: {} })}&tab=offer`}
    />
  )
}
