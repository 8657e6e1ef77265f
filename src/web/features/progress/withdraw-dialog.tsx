// The question before an application is withdrawn: what that does is said first, and a reason may be given.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Tracker } from '#contract/progress.ts'
import { api, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { progressKeys } from './progress-queries.ts'

const REASON_LENGTH = 500

export function WithdrawDialog({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  // One for the dialog: pressed again after a reply that was lost, it is the same withdrawal.
  const [key] = useState(() => uuidv7())
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

/** Withdraws an application. `key` makes a repeat harmless. */
async function withdraw(given: {
  tracker: Pick<Tracker, 'user_id' | 'ref_id'>
  reason: string
  key: string
}): Promise<Tracker> {
  const { tracker, reason, key } = given
  const path = { user_id: tracker.user_id, ref_id: tracker.ref_id }
  const call = api.POST('/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/withdraw/', {
    params: { path, header: { 'Idempotency-Key': key } },
    body: reason === '' ? {} : { reason },
  })
  return (await unwrap(call)).data
}
