import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { INTERVIEW_INVITATION } from '#contract/interviews/interviews-rules.ts'
import type { MyInterview } from '#contract/interviews/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { declineInterview, MY_INTERVIEWS_KEY } from './interview-queries.ts'

type DeclineDialogProps = { interview: MyInterview; accountId: number; onClose: () => void }

/** Asks before an interviewer declines to conduct an interview. */
export function DeclineDialog({ interview, accountId, onClose }: DeclineDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const declining = useCommand(declineInterview, {
    invalidates: MY_INTERVIEWS_KEY,
    onDone: onClose,
  })
  const { interview_uuid: interviewUuid, applicant_name: name } = interview
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      isBusy={declining.isPending}
      title={t`Decline the interview with ${name}?`}
      confirmLabel={t`Decline the interview`}
      cancelLabel={t`Back`}
      onConfirm={() => declining.mutate({ accountId, interviewUuid, reason: reason.trim() })}
    >
      <p>
        <Trans>
          The user who arranged it gets an email, and your time is free again. The candidate is not
          told. You can take this back until someone else is chosen.
        </Trans>
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
      {declining.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(declining.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
