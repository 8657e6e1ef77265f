// A new go at a position or pathway: when it is possible, and asking before it begins.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import type { Tracker } from '#contract/progress/progress.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { useErrorText } from '../shell/error-messages.ts'
import { apply, newApplyKey } from './progress-queries.ts'
import { useRetakeWait } from './use-retake-wait.ts'

import styles from './progress.module.css'

/** The way to apply again, or by when that is possible, for a tracker that is `retakeable`. */
export function Retake({ tracker }: { tracker: Tracker }) {
  const waitOf = useRetakeWait()
  const [isAsking, setIsAsking] = useState(false)
  const isPathway = tracker.job_type_id === 4
  const wait = waitOf(tracker)
  if (wait !== null)
    return (
      <p className={classNames(styles.above, styles.wait)} title={wait}>
        {wait}
      </p>
    )
  return (
    <>
      <Button
        className={styles.above}
        variant="quiet"
        size="small"
        onClick={() => setIsAsking(true)}
      >
        {isPathway ? <Trans>Re-take</Trans> : <Trans>Re-apply</Trans>}
      </Button>
      {isAsking && <RetakeDialog tracker={tracker} onClose={() => setIsAsking(false)} />}
    </>
  )
}

type RetakeProps = { tracker: Tracker; onClose: () => void }

function RetakeDialog({ tracker, onClose }: RetakeProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const applying = useMutation({
    mutationFn: (jobUuid: string) =>
      apply(queryClient, { userId: tracker.user_id, jobUuid, key: newApplyKey() }),
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
