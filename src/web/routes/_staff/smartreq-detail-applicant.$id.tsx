import { createFileRoute } from '@tanstack/react-router'

import { applicantSearch, applicantsHref } from '#web/features/requisitions/applicant-search.ts'
import {
  ApplicationStatusPill,
  SourceText,
  StepStatusText,
} from '#web/features/requisitions/application-parts.tsx'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'
import { useApplicantNeighbours } from '#web/features/requisitions/use-applicant-neighbours.ts'
import { scorecardQuery } from '#web/features/scorecards/scorecard-queries.ts'
import { ScorecardScreen } from '#web/features/scorecards/scorecard-screen.tsx'

const parts = { StatusPill: ApplicationStatusPill, StepStatus: StepStatusText, Source: SourceText }

export const Route = createFileRoute('/_staff/smartreq-detail-applicant/$id')({
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  // The view of the list that it was opened from, to lead back to it and on to its next one.
  validateSearch: (search: Record<string, unknown>) => ({
    ...jobSearch(search),
    ...applicantSearch(search),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(scorecardQuery(params.id)),
  component: Screen,
})

function Screen() {
  const { id } = Route.useParams()
  const { job, ...view } = Route.useSearch()
  const neighbours = useApplicantNeighbours(id, { jobId: job, view })
  return (
    <ScorecardScreen
      key={id}
      userSmartreqId={id}
      listHref={job === 0 ? null : applicantsHref({ jobId: job, view })}
      listHrefOf={(jobId) => applicantsHref({ jobId, view: {} })}
      neighbours={neighbours}
      parts={parts}
    />
  )
}
