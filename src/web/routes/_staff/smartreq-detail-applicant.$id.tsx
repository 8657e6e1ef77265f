import { createFileRoute, notFound } from '@tanstack/react-router'

import { applicantSearch, applicantsHref } from '#web/features/requisitions/applicant-search.ts'
import {
  ApplicationStatusPill,
  SourceText,
  StepStatusText,
} from '#web/features/requisitions/application-parts.tsx'
import { idOf } from '#web/features/requisitions/list-search.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'
import { useApplicantNeighbours } from '#web/features/requisitions/use-applicant-neighbours.ts'
import { scorecardQuery } from '#web/features/scorecards/scorecard-queries.ts'
import { ScorecardScreen } from '#web/features/scorecards/scorecard-screen.tsx'

const parts = { StatusPill: ApplicationStatusPill, StepStatus: StepStatusText, Source: SourceText }

export const Route = createFileRoute('/_staff/smartreq-detail-applicant/$id')({
  params: {
    parse: ({ id }) => ({ id: idOf(id) ?? 0 }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  // The view of the list that it was opened from, to lead back to it and on to its next one.
  validateSearch: (search: Record<string, unknown>) => ({
    ...jobSearch(search),
    ...applicantSearch(search),
  }),
  beforeLoad: ({ params }) => {
    if (params.id === 0) notFound({ throw: true })
  },
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
      userSmartreqId={id}
      listHref={job === 0 ? null : applicantsHref({ jobId: job, view })}
      listHrefOf={(jobId) => applicantsHref({ jobId, view: {} })}
      neighbours={neighbours}
      parts={parts}
    />
  )
}
