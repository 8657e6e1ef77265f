// Asks before a requisition as a whole is changed, and says what that means for applicants and colleagues.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'
import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { ACTION_EFFECTS, ACTION_LABELS } from '../plan-editor/plan-labels.ts'
import { jobPath, REQUISITION, REQUISITIONS_KEY, STATUS } from '../plan-editor/setup-data.ts'

type ConfirmRequisitionActionProps = {
  asked: RequisitionAction | 'delete'
  requisition: Pick<RequisitionDetail, 'job_id' | 'title'>
  onClose: () => void
  /** The draft is gone. */
  onDeleted?: () => void
}

export function ConfirmRequisitionAction(props: ConfirmRequisitionActionProps) {
  const { asked, requisition, onClose, onDeleted } = props
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const { job_id: jobId, title } = requisition
  const changing = useEndpoint(
    { method: 'post', path: STATUS },
    { invalidates: REQUISITIONS_KEY, onDone: onClose },
  )
  const deleting = useEndpoint(
    { method: 'delete', path: REQUISITION },
    { invalidates: REQUISITIONS_KEY, onDone: () => onDeleted?.() },
  )
  const error = changing.error ?? deleting.error
  const label = asked === 'delete' ? t`Delete the draft` : i18n._(ACTION_LABELS[asked])
  const confirm = () => {
    if (asked === 'delete') deleting.mutate(jobPath(jobId))
    else if (asked !== 'send_back') changing.mutate({ ...jobPath(jobId), body: { action: asked } })
    else if (reason.trim() === '') setIsReasonMissing(true)
    else changing.mutate({ ...jobPath(jobId), body: { action: asked, reason } })
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`${label}: ${title}`}
      confirmLabel={label}
      cancelLabel={<Trans>Back</Trans>}
      isDestructive={asked === 'delete' || asked === 'cancel' || asked === 'close'}
      isBusy={changing.isPending || deleting.isPending}
    >
      <p>
        {asked === 'delete' ? (
          <Trans>The draft is removed with its plan, its attributes and its team.</Trans>
        ) : (
          i18n._(ACTION_EFFECTS[asked])
        )}
      </p>
      {asked === 'send_back' && (
        <TextArea
          name="reason"
          label={t`What has to change`}
          required
          maxLength={500}
          value={reason}
          error={isReasonMissing ? t`Say what has to change.` : undefined}
          onChange={({ target }) => {
            setReason(target.value)
            setIsReasonMissing(false)
          }}
        />
      )}
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
