// A rejection by a rule, on the candidate's tracker: that no person decided, and what became of asking for a review by one.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { AutomatedDecision } from '#contract/decisions/human-reviews.ts'
import type { Tracker } from '#contract/progress/progress.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { isAtStation } from '../shell/station-frame.ts'
import { HumanReviewDialog } from './human-review-dialog.tsx'

type Props = { tracker: Tracker; decision: AutomatedDecision }

export function HumanReviewSection({ tracker, decision }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { account_name: company } = tracker
  if (decision.review?.state === 'overturned') {
    return (
      <Banner tone="success">
        <Outcome review={decision.review} company={company} />
      </Banner>
    )
  }
  return (
    <Banner
      tone="info"
      action={
        decision.review === null &&
        !isAtStation() && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            <Trans>Ask for a review by a person</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>This decision was made automatically by a rule of {company}, not by a person.</Trans>
      </p>
      {decision.review !== null && (
        <p>
          <Outcome review={decision.review} company={company} />
        </p>
      )}
      {isAsking && <HumanReviewDialog tracker={tracker} onClose={() => setIsAsking(false)} />}
    </Banner>
  )
}

type OutcomeProps = { review: NonNullable<AutomatedDecision['review']>; company: string }

function Outcome({ review, company }: OutcomeProps) {
  const format = useFormatter()
  const asked = format.date(review.asked_at)
  const answered = format.date(review.answered_at ?? review.asked_at)
  switch (review.state) {
    case 'open':
      return (
        <Trans>
          You asked for a review on {asked}. A person at {company} will look at your application,
          and you will see the outcome here.
        </Trans>
      )
    case 'kept':
      return <Trans>A person reviewed the decision on {answered} and it stands.</Trans>
    case 'overturned':
      return (
        <Trans>A person reviewed the decision on {answered}. Your application is open again.</Trans>
      )
    default:
      return review.state satisfies never
  }
}
