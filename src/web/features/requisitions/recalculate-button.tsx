import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import { ConfirmRecalculation } from './confirm-recalculation.tsx'
import { useRecalculating } from './recalculation.tsx'

type RecalculateButtonProps = {
  jobId: number
  onOrdered?: () => void
}

/** Has the scores of a requisition calculated again, once it was said what that does. */
export function RecalculateButton({ jobId, onOrdered }: RecalculateButtonProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const recalculating = useRecalculating(jobId)
  const errorText = useErrorText()
  const order = () =>
    recalculating.mutate(undefined, {
      onSuccess: () => {
        notifyDone(t`The scores are being recalculated.`)
        onOrdered?.()
      },
      onError: (error) => notify({ type: 'error', body: errorText(error) }),
    })
  return (
    <>
      <Button size="small" isBusy={recalculating.isPending} onClick={() => setIsAsking(true)}>
        <Trans>Recalculate the scores</Trans>
      </Button>
      {isAsking && (
        <ConfirmRecalculation jobId={jobId} onConfirm={order} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}
