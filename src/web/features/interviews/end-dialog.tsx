import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { INTERVIEW_INVITATION } from '#contract/interviews/interviews-rules.ts'
import type { Interview } from '#contract/interviews/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { ARRANGED_KEY, endInterview } from './interview-queries.ts'

type EndDialogProps = {
  action: 'cancel' | 'no_show'
  interview: Interview
  userSmartreqId: number
  onClose: () => void
}

/** Asks before an interview is called off, or noted as one that the candidate missed. */
export function EndDialog({ action, interview, userSmartreqId, onClose }: EndDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const ending = useCommand(endInterview, { invalidates: ARRANGED_KEY, onDone: onClose })
  const isCancel = action === 'cancel'
  const { interview_uuid: interviewUuid } = interview
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      onClose={onClose}
      isBusy={ending.isPending}
      title={isCancel ? t`Cancel the interview?` : t`The candidate did not come?`}
      confirmLabel={isCancel ? t`Cancel the interview` : t`Note a no-show`}
      cancelLabel={t`Back`}
      onConfirm={() =>
        ending.mutate({ userSmartreqId, interviewUuid, body: { action, reason: reason.trim() } })
      }
    >
      <p>
        {isCancel ? (
          <Trans>The link to book ends. If a time is booked, everyone gets an email.</Trans>
        ) : (
          <Trans>No one is told. You can invite the candidate again.</Trans>
        )}
      </p>
      <TextArea
        label={t`Reason`}
        name="reason"
        rows={2}
        isOptional
        maxLength={INTERVIEW_INVITATION.reason}
        hint={t`For the team: the candidate does not see it.`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {ending.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(ending.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
