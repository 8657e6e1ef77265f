// Asks before a new go at a position or pathway begins.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import type { Tracker } from '#contract/progress/progress.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { useErrorText } from '../shell/error-messages.ts'
import { apply, newApplyKey } from './progress-queries.ts'

type RetakeProps = { tracker: Tracker; userId: number; onClose: () => void }

export function RetakeDialog({ tracker, userId, onClose }: RetakeProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const applying = useMutation({
    mutationFn: (jobUuid: string) => apply(queryClient, { userId, jobUuid, key: newApplyKey() }),
    onSuccess: async (made) => {
      onClose()
      await navigate({ to: '/user/progress-tracker', search: { ref: made.ref_id } })
    },
    onError: (error) => {
      onClose()
      notify({ type: 'error', body: errorText(error) })
    },
  })
  const isPathway = tracker.job_type_id === 4
  return (
    <ConfirmDialog
      isOpen
      title={isPathway ? t`Re-take` : t`Re-apply`}
      confirmLabel={t`Yes`}
      cancelLabel={t`Cancel`}
      isBusy={applying.isPending}
      onClose={onClose}
      onConfirm={() => applying.mutate(tracker.job_uuid)}
    >
      {isPathway ? (
        <Trans>Are you sure you want to re-take this Pathway?</Trans>
      ) : (
        <Trans>Are you sure you want to re-apply to this position?</Trans>
      )}
    </ConfirmDialog>
  )
}
