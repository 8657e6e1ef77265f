// Withdrawing an application: what it does is said first, and a reason may be given.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { CandidateStatus, Tracker } from '#contract/progress.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useErrorText } from '../shell/error-words.ts'
import { newWithdrawKey, progressKeys, withdraw } from './progress-queries.ts'

const REASON_LENGTH = 500
/** Without the contract's schemas, which no candidate has to download. */
const ENDED: readonly CandidateStatus[] = ['hired', 'not_selected', 'withdrawn']

/** The control below the steps; nothing for an application that has ended in another way. */
export function WithdrawSection({ tracker }: { tracker: Tracker }) {
  const [isAsking, setIsAsking] = useState(false)
  const { account_name: company } = tracker
  if (tracker.status === 'withdrawn') {
    return (
      <Banner tone="info">
        <Trans>You withdrew this application. {company} does not consider it any more.</Trans>
      </Banner>
    )
  }
  if (ENDED.includes(tracker.status)) return null
  return (
    <p>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        <Trans>Withdraw your application</Trans>
      </Button>
      {isAsking && <WithdrawDialog tracker={tracker} onClose={() => setIsAsking(false)} />}
    </p>
  )
}

function WithdrawDialog({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  // One for the dialog: pressed again after a reply that was lost, it is the same withdrawal.
  const [key] = useState(newWithdrawKey)
  const withdrawing = useMutation({
    mutationFn: () => withdraw({ tracker, reason: reason.trim(), key }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: progressKeys.all(tracker.user_id) })
      onClose()
    },
  })
  const { account_name: company, job_title: title } = tracker
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => withdrawing.mutate()}
      title={t`Withdraw your application?`}
      confirmLabel={t`Withdraw the application`}
      isDestructive
      isBusy={withdrawing.isPending}
    >
      {withdrawing.isError && (
        <Banner tone="danger" isLive>
          {errorText(withdrawing.error)}
        </Banner>
      )}
      <p>
        <Trans>
          {company} does not consider you for {title} any more, and you cannot take this back
          yourself. What you have sent stays with the company. To have it erased, go to Privacy.
        </Trans>
      </p>
      <TextArea
        label={t`Reason`}
        hint={t`The company reads it.`}
        isOptional
        rows={3}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
