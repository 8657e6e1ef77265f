// What can be decided about one applicant where they stand beside others: in a comparison, or in a preview of the list.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { staffActionsOf, type StaffAction } from '#contract/decisions/application-actions.ts'
import type { Applicant } from '#contract/requisitions/requisitions.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { ACTION_LABELS } from './decision-labels.ts'
import { decideOne, type OneDecision } from './decision-queries.ts'
import type { Emails } from './email-request.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { notifyDecided } from './result-toast.tsx'
import { useDecisionCommand } from './use-decision-command.ts'
import { useDecisionError } from './use-decision-error.ts'
import { useKnockOutWarning } from './use-knock-out-warning.tsx'

import styles from './decisions.module.css'

/** As much of an applicant as a decision needs. */
type Decidable = Pick<
  Applicant,
  'user_smartreq_id' | 'ref_id' | 'status' | 'job_step_id' | 'knock_out_count'
> &
  Pick<Scorecard, 'can_decide' | 'next_step'> & { readonly job_id: number }

type RowDecisionProps = {
  applicant: Decidable
  /** What they are called on the screen. */
  name: string
  emails: Emails
}

/** The usual decisions as buttons; a hire, which needs a date, is on the scorecard. */
export function RowDecision({ applicant, name, emails }: RowDecisionProps) {
  const { i18n } = useLingui()
  const [isRejecting, setIsRejecting] = useState(false)
  const { deciding, rejecting, decide } = useRowCommands(applicant, () => setIsRejecting(false))
  const { warn, warning } = useKnockOutWarning()
  const offered = offeredFor(applicant)
  const act = (action: RowAction) => {
    if (action === 'reject') setIsRejecting(true)
    else if (action === 'advance') warn([applicant], () => decide({ action }))
    else decide({ action })
  }
  const labelOf = (action: RowAction) => i18n._(ACTION_LABELS[action])
  if (offered.length === 0)
    return (
      <p className={styles.hint}>
        {applicant.can_decide ? (
          <Trans>Nothing to decide here</Trans>
        ) : (
          <Trans>Your role does not decide here</Trans>
        )}
      </p>
    )
  return (
    <div className={styles.rowActions}>
      {offered.map((action) => (
        <Button
          key={action}
          aria-label={`${labelOf(action)}: ${name}`}
          size="small"
          variant={action === 'advance' || action === 'review' ? 'primary' : 'secondary'}
          isBusy={deciding.isPending && deciding.variables.action === action}
          onClick={() => act(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      {warning}
      {isRejecting && (
        <RejectDialog
          jobId={applicant.job_id}
          emails={emails}
          people={[{ refId: applicant.ref_id, name }]}
          isAllThatMatch={false}
          count={1}
          error={rejecting.error}
          isBusy={rejecting.isPending}
          onReject={(rejection) => decide({ action: 'reject', rejection })}
          onClose={() => {
            rejecting.reset()
            setIsRejecting(false)
          }}
        />
      )}
    </div>
  )
}

const ON_A_ROW = ['advance', 'review', 'resume', 'hold', 'reject', 'recover'] as const
type RowAction = (typeof ON_A_ROW)[number]

/** What is offered about an applicant; nothing to those who may not decide. */
function offeredFor({ can_decide, status, next_step }: Decidable): RowAction[] {
  if (!can_decide) return []
  const all: readonly StaffAction[] = staffActionsOf(status, { isLastStep: next_step === null })
  // Advancing reviews, too.
  return ON_A_ROW.filter(
    (action) => all.includes(action) && (action !== 'review' || !all.includes('advance')),
  )
}

type Wish =
  | { action: Exclude<RowAction, 'reject'> }
  | Pick<Extract<OneDecision, { action: 'reject' }>, 'action' | 'rejection'>

/** A rejection is refused in its dialog, everything else beside the list. */
function useRowCommands(applicant: Decidable, onRejected: () => void) {
  const errorText = useDecisionError()
  const { job_id: jobId, ref_id: refId, user_smartreq_id: userSmartreqId } = applicant
  const onDone = (reply: Awaited<ReturnType<typeof decideOne>>) => {
    if (reply.action === 'reject') onRejected()
    notifyDecided({ jobId, refId, ...reply })
  }
  const rejecting = useDecisionCommand(decideOne, { onDone })
  const deciding = useDecisionCommand(decideOne, { onDone })
  const decide = (wish: Wish) => {
    if (deciding.isPending || rejecting.isPending) return
    const { status, job_step_id } = applicant
    const request = { ...wish, userSmartreqId, seen: { status, job_step_id } }
    if (wish.action === 'reject') rejecting.mutate(request)
    else
      deciding.mutate(request, {
        onError: (error) => notify({ type: 'error', body: errorText(error) }),
      })
  }
  return { deciding, rejecting, decide }
}
