import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { idOf } from '#web/api/page-search.ts'
import { DocumentsCard } from '#web/features/applicant-documents/documents-card.tsx'
import {
  applicantsHref,
  scorecardHref,
  scorecardSearch,
} from '#web/features/applicants/applicant-search.ts'
import {
  ApplicationStatusPill,
  SourceText,
  StepStatusText,
} from '#web/features/applicants/application-parts.tsx'
import {
  type ApplicantNeighbours,
  useApplicantNeighbours,
} from '#web/features/applicants/use-applicant-neighbours.ts'
import { CommentsCard } from '#web/features/comments/comments-card.tsx'
import { RejectionReasonText } from '#web/features/decisions/rejection-reason-text.tsx'
import { InterviewFeedbackCard } from '#web/features/interview-feedback/interview-feedback-card.tsx'
import { FeedbackView } from '#web/features/interviewing/feedback-view.tsx'
import { RecommendationText } from '#web/features/interviewing/recommendation-text.tsx'
import { InterviewsCard } from '#web/features/interviews/interviews-card.tsx'
import { MessagesCard } from '#web/features/messages/messages-card.tsx'
import { OffersCard } from '#web/features/offers/offers-card.tsx'
import { RecalculateButton } from '#web/features/requisitions/recalculate-button.tsx'
import { NoInterviews } from '#web/features/scorecards/no-interviews.tsx'
import { scorecardQuery } from '#web/features/scorecards/scorecard-queries.ts'
import { ScorecardScreen } from '#web/features/scorecards/scorecard-screen.tsx'
import {
  type ScorecardTab,
  tabOf,
  tabSearch,
  withTab,
} from '#web/features/scorecards/scorecard-search.ts'
import { trailHref } from '#web/features/trail/trail-search.ts'
import { openInterviewingMessages } from '#web/i18n/interviewing-catalog.ts'

import { DockedDecision } from './-scorecard-decision.tsx'

const parts = {
  StatusPill: ApplicationStatusPill,
  StepStatus: StepStatusText,
  Source: SourceText,
  Reason: RejectionReasonText,
}

const feedbackParts = { View: FeedbackView, Recommendation: RecommendationText }

export const Route = createFileRoute('/_staff/smartreq-detail-applicant/$id')({
  // The tab, and the view of the list that it was opened from, to lead back to it and on to its next one.
  validateSearch: (search: Record<string, unknown>) => ({
    ...scorecardSearch(search),
    ...tabSearch(search),
  }),
  loader: async ({ context, params }) => {
    const id = idOf(params.id)
    if (id === undefined) throw notFound()
    void context.queryClient.prefetchQuery(scorecardQuery(id))
    await openInterviewingMessages()
  },
  component: Screen,
})

function Screen() {
  const id = idOf(Route.useParams().id) ?? 0
  const { tab: named, ...search } = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const tab = tabOf({ tab: named, hash })
  const { job = 0, ...view } = search
  const neighbours = neighboursAt(tab, useApplicantNeighbours(id, { jobId: job, view }))
  const href = scorecardHref(id, { jobId: job, view })
  return (
    <ScorecardScreen
      userSmartreqId={id}
      tab={tab}
      tabHrefOf={(other) => withTab(href, other)}
      listHref={job === 0 ? null : applicantsHref({ jobId: job, view })}
      listHrefOf={(jobId) => applicantsHref({ jobId, view: {} })}
      trailHrefOf={(userStepActivityId) =>
        trailHref({ userSmartreqId: id, userStepActivityId }, search)
      }
      neighbours={neighbours}
      parts={parts}
      Decision={DockedDecision}
      Recalculate={RecalculateButton}
      Interviews={Interviews}
      Documents={Documents}
      Comments={Comments}
      Messages={Messages}
      Offers={Offers}
    />
  )
}

/** The ways to the applicants beside this one, who are read in the same tab. */
function neighboursAt(tab: ScorecardTab, neighbours: ApplicantNeighbours | null) {
  if (neighbours === null) return null
  const { previousHref: previous, nextHref: next } = neighbours
  return {
    ...neighbours,
    previousHref: previous && withTab(previous, tab),
    nextHref: next && withTab(next, tab),
  }
}

function Interviews({ scorecard }: { scorecard: Scorecard }) {
  const { applicant, requisition } = scorecard
  const { user_smartreq_id: userSmartreqId } = applicant
  return (
    <>
      <InterviewsCard
        userSmartreqId={userSmartreqId}
        jobId={requisition.job_id}
        empty={<NoInterviews />}
      />
      <InterviewFeedbackCard userSmartreqId={userSmartreqId} parts={feedbackParts} />
    </>
  )
}

function Documents({ scorecard }: { scorecard: Scorecard }) {
  const { applicant, is_merged: isReadOnly, can_see_private: canSeePrivate } = scorecard
  const { user_smartreq_id: userSmartreqId } = applicant
  return <DocumentsCard {...{ userSmartreqId, isReadOnly, canSeePrivate }} />
}

function Comments({ scorecard }: { scorecard: Scorecard }) {
  const { applicant, requisition, is_merged: isReadOnly } = scorecard
  const { user_smartreq_id: userSmartreqId } = applicant
  return <CommentsCard jobId={requisition.job_id} {...{ userSmartreqId, isReadOnly }} />
}

function Messages({ scorecard }: { scorecard: Scorecard }) {
  const { applicant, requisition, can_decide: canWrite } = scorecard
  const { user_smartreq_id: userSmartreqId } = applicant
  return <MessagesCard jobId={requisition.job_id} {...{ userSmartreqId, canWrite }} />
}

function Offers({ scorecard }: { scorecard: Scorecard }) {
  const queries = useQueryClient()
  const { applicant } = scorecard
  const { user_smartreq_id: userSmartreqId, status } = applicant
  return (
    <OffersCard
      userSmartreqId={userSmartreqId}
      canOffer={status === 'new' || status === 'active'}
      // An offer moves the application: the scorecard and the lists are read again.
      onChanged={() =>
        void queries.invalidateQueries({ queryKey: scorecardQuery(userSmartreqId).queryKey })
      }
    />
  )
}
