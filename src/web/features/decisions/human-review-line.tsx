// The review by a person that an applicant asked for, with what answers it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import { REVIEW_NOTE_LENGTH } from '#contract/decisions/decisions-rules.ts'
import type { HumanReview } from '#contract/decisions/human-reviews.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { CommandDialog } from './command-dialog.tsx'
import { useDecisionCommand } from './use-decision-command.ts'
import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

type LineProps = { scorecard: Scorecard; onRecover: () => void }

/** True while a review waits for an answer. */
export function isReviewOpen({ human_review: review, applicant }: Scorecard): boolean {
  return review?.state === 'open' && (applicant.status === 'rejected' || review.is_of_merged)
}

/** When it was asked for and what was written, what was answered; and for who may decide, the two answers. */
export function HumanReviewLine({ scorecard, onRecover }: LineProps) {
  const [isKeeping, setIsKeeping] = useState(false)
  const { human_review: review, applicant } = scorecard
  if (review === null) return null
  if (review.state === 'overturned') return <OverturnedLine review={review} />
  return (
    <Banner
      tone={isReviewOpen(scorecard) ? 'warning' : 'info'}
      title={<Trans>Review by a person</Trans>}
    >
      <div className={styles.review}>
        <ReviewText review={review} />
        {isReviewOpen(scorecard) && applicant.status !== 'rejected' && (
          <p>
            <Trans>Advancing or hiring the applicant overturns the decision of the rule.</Trans>
          </p>
        )}
        {isReviewOpen(scorecard) && scorecard.can_decide && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => setIsKeeping(true)}>
              <Trans>Keep the decision…</Trans>
            </Button>
            {applicant.status === 'rejected' && (
              <Button size="small" variant="primary" onClick={onRecover}>
                <Trans>Recover</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {isKeeping && (
        <KeepDialog
          userSmartreqId={applicant.user_smartreq_id}
          onClose={() => setIsKeeping(false)}
        />
      )}
    </Banner>
  )
}

// What was written stands in the history.
function OverturnedLine({ review }: { review: HumanReview }) {
  const format = useFormatter()
  const answered = format.dateTime(review.answered_at ?? review.asked_at)
  return (
    <p className={styles.hint}>
      <Trans>Reviewed on {answered}: the decision was overturned.</Trans>
    </p>
  )
}

function ReviewText({ review }: { review: HumanReview }) {
  const format = useFormatter()
  const asked = format.dateTime(review.asked_at)
  const answered = format.dateTime(review.answered_at ?? review.asked_at)
  return (
    <>
      <p>
        <Trans>A rule rejected the application. The applicant asked for a review on {asked}.</Trans>
      </p>
      {review.is_of_merged && (
        <p>
          <Trans>This concerns an application that was merged into this one.</Trans>
        </p>
      )}
      {review.note !== '' && <p className={styles.quote}>{review.note}</p>}
      {review.state === 'kept' && (
        <p>
          <Trans>Reviewed on {answered}: the decision stands.</Trans>
        </p>
      )}
      {review.reason !== '' && <p className={styles.quote}>{review.reason}</p>}
      {review.answered_by !== null && <p className={styles.hint}>{review.answered_by}</p>}
    </>
  )
}

type KeepDialogProps = { userSmartreqId: number; onClose: () => void }

function KeepDialog({ userSmartreqId, onClose }: KeepDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const reopen = useReopen()
  const keeping = useDecisionCommand(keep, {
    onDone: () => {
      const undo = () => reopen(userSmartreqId)
      notifyUndoable(t`The decision stands.`, undo)
      onClose()
    },
  })
  return (
    <CommandDialog
      title={<Trans>Keep the decision?</Trans>}
      submitLabel={<Trans>Keep the decision</Trans>}
      error={keeping.error}
      isBusy={keeping.isPending}
      onClose={onClose}
      onSubmit={() => {
        setIsMissing(reason.trim() === '')
        if (reason.trim() !== '') keeping.mutate({ userSmartreqId, reason: reason.trim() })
      }}
    >
      <p>
        <Trans>
          The application stays rejected. The applicant sees that a person reviewed the decision and
          that it stands. You can undo this for {UNDO_MINUTES} minutes.
        </Trans>
      </p>
      <TextArea
        label={<Trans>Reason</Trans>}
        hint={<Trans>For your team only. It appears in the history.</Trans>}
        error={isMissing ? <Trans>Say why the decision stands.</Trans> : undefined}
        rows={3}
        maxLength={REVIEW_NOTE_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          setIsMissing(false)
        }}
      />
    </CommandDialog>
  )
}

/** Takes back that a decision stands, and says so when it is too late for it. */
function useReopen() {
  const errorText = useDecisionError()
  const reopening = useDecisionCommand(reopenReview, {})
  return (userSmartreqId: number) =>
    reopening.mutateAsync(
      { userSmartreqId },
      { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
    )
}

type Of = { userSmartreqId: number }

async function keep({ userSmartreqId, reason }: Of & { reason: string }, header: CommandHeader) {
  const path = { user_smartreq_id: userSmartreqId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/human-review/keep/'
  return (await unwrap(api.POST(url, { params: { path, header }, body: { reason } }))).data
}

async function reopenReview({ userSmartreqId }: Of, header: CommandHeader) {
  const path = { user_smartreq_id: userSmartreqId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/human-review/reopen/'
  return (await unwrap(api.POST(url, { params: { path, header } }))).data
}
