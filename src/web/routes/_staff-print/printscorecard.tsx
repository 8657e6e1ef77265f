import { createFileRoute } from '@tanstack/react-router'

import {
  ApplicationStatusPill,
  SourceText,
  StepStatusText,
} from '#web/features/applicants/application-parts.tsx'
import { RejectionReasonText } from '#web/features/decisions/rejection-reason-text.tsx'
import { InterviewFeedbackCard } from '#web/features/interview-feedback/interview-feedback-card.tsx'
import { FeedbackView } from '#web/features/interviewing/feedback-view.tsx'
import { RecommendationText } from '#web/features/interviewing/recommendation-text.tsx'
import { NothingToPrint, PrintScreen } from '#web/features/scorecards/print/print-screen.tsx'
import { printSearch } from '#web/features/scorecards/print/print-search.ts'
import { scorecardQuery } from '#web/features/scorecards/scorecard-queries.ts'
import { openInterviewingMessages } from '#web/i18n/interviewing-catalog.ts'

const parts = {
  StatusPill: ApplicationStatusPill,
  StepStatus: StepStatusText,
  Source: SourceText,
  Reason: RejectionReasonText,
}

const feedbackParts = { View: FeedbackView, Recommendation: RecommendationText }

export const Route = createFileRoute('/_staff-print/printscorecard')({
  validateSearch: printSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { id } }) => {
    if (id !== undefined) void context.queryClient.prefetchQuery(scorecardQuery(id))
    await openInterviewingMessages()
  },
  component: Screen,
})

function Screen() {
  const { id } = Route.useSearch()
  if (id === undefined) return <NothingToPrint />
  return (
    <PrintScreen
      userSmartreqId={id}
      backHref={`/smartreq-detail-applicant/${id}`}
      parts={parts}
      Feedback={Feedback}
    />
  )
}

function Feedback({ userSmartreqId }: { userSmartreqId: number }) {
  return <InterviewFeedbackCard userSmartreqId={userSmartreqId} parts={feedbackParts} isOnPaper />
}
