import { Trans } from '@lingui/react/macro'

import type { PersonJob } from '#contract/people/people.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

type ReopenDialogProps = {
  accountId: number
  userId: number
  job: PersonJob
  onClose: () => void
}

const SEPARATION = '/account/v1/{account_id}/people/{user_id}/jobs/{user_job_id}/separation/'

/** Confirms that a separation is taken back. */
export function ReopenDialog({ accountId, userId, job, onClose }: ReopenDialogProps) {
  const errorText = useErrorText()
  const reopening = useEndpoint({ method: 'delete', path: SEPARATION })
  const path = { account_id: accountId, user_id: userId, user_job_id: job.user_job_id }
  const confirm = async () => {
    try {
      await reopening.mutateAsync({ path })
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={<Trans>Take back the separation?</Trans>}
      confirmLabel={<Trans>Take back</Trans>}
      isBusy={reopening.isPending}
    >
      <p>
        <Trans>The job has no last day again. The reason and the note are deleted.</Trans>
      </p>
    </ConfirmDialog>
  )
}
