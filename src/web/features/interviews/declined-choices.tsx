// What staff can do once an interviewer declined: assign who is free, or go ahead with those who are left.
import { Trans, useLingui } from '@lingui/react/macro'

import type { Interview } from '#contract/interviews/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { ARRANGED_KEY, assignInterviewer, goAheadWithout } from './interview-queries.ts'

import styles from './interviews.module.css'

type DeclinedChoicesProps = { interview: Interview; userSmartreqId: number }

/** Offers it, with the way back, and says what else there is to do. */
export function DeclinedChoices({ interview, userSmartreqId }: DeclinedChoicesProps) {
  const errorText = useErrorText()
  const assigning = useCommand(assignInterviewer, { invalidates: ARRANGED_KEY })
  const goingAhead = useCommand(goAheadWithout, { invalidates: ARRANGED_KEY })
  const { interview_uuid: interviewUuid, needs_interviewer: isMissing } = interview
  const declined = interview.interviewers.filter((one) => one.declined_at !== null)
  const open = declined.filter((one) => one.can_leave_out)
  const [first] = declined.filter((one) => one.left_out_at === null)
  const next = isMissing ? interview.next_interviewer : null
  if (!isMissing && open.length === 0) return null
  const isBusy = assigning.isPending || goingAhead.isPending
  const error = assigning.error ?? goingAhead.error
  return (
    <>
      {isMissing && <WhatToDo canGoAhead={open.length > 0} />}
      <div className={styles.actions}>
        {first !== undefined && next !== null && next.full_name !== null && (
          <AssignButton
            name={next.full_name}
            isBusy={isBusy}
            onClick={() =>
              assigning.mutate({
                userSmartreqId,
                interviewUuid,
                declinedId: first.user_id,
                userId: next.user_id,
              })
            }
          />
        )}
        {open.map((one) => (
          <LeaveOutButton
            key={one.user_id}
            interviewer={one}
            isBusy={isBusy}
            onChoose={(isWithout) =>
              goingAhead.mutate({
                userSmartreqId,
                interviewUuid,
                declinedId: one.user_id,
                isWithout,
              })
            }
          />
        ))}
      </div>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </>
  )
}

function WhatToDo({ canGoAhead }: { canGoAhead: boolean }) {
  return (
    <p className={styles.hint}>
      {canGoAhead ? (
        <Trans>
          The candidate has not been told yet. Choose another interviewer or time, continue with the
          remaining interviewers, or cancel; the candidate is then emailed.
        </Trans>
      ) : (
        <Trans>
          The candidate has not been told. Choose another interviewer or another time, or cancel.
        </Trans>
      )}
    </p>
  )
}

type AssignButtonProps = { name: string; isBusy: boolean; onClick: () => void }

function AssignButton({ name, isBusy, onClick }: AssignButtonProps) {
  return (
    <Button size="small" variant="primary" isBusy={isBusy} onClick={onClick}>
      <Trans>Assign {name}, who is free</Trans>
    </Button>
  )
}

type LeaveOutButtonProps = {
  interviewer: Interview['interviewers'][number]
  isBusy: boolean
  onChoose: (isWithout: boolean) => void
}

function LeaveOutButton({ interviewer, isBusy, onChoose }: LeaveOutButtonProps) {
  const { t } = useLingui()
  const name = interviewer.full_name ?? t`this interviewer`
  const isWithout = interviewer.left_out_at !== null
  return (
    <Button size="small" isBusy={isBusy} onClick={() => onChoose(!isWithout)}>
      {isWithout ? (
        <Trans>Undo going ahead without {name}</Trans>
      ) : (
        <Trans>Go ahead without {name}</Trans>
      )}
    </Button>
  )
}
