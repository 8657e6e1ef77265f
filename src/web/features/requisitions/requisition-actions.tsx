// What can be done with a requisition as a whole: its status, a copy, its scores. Each says first what it means.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { actionsOf, type RequisitionAction } from '#contract/requisition-actions.ts'
import type { Requisition } from '#contract/requisitions.ts'
import { useErrorText } from '#web/features/shell/error-words.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'

import { ACTION_EFFECTS, ACTION_LABELS } from './setup/plan-labels.ts'
import {
  changeStatus,
  deleteRequisition,
  duplicateRequisition,
  REQUISITIONS_KEY,
} from './setup/setup-queries.ts'

type RequisitionActionsProps = {
  requisition: Pick<Requisition, 'job_id' | 'status' | 'title' | 'opened_at'>
  onRecalculate: () => void
  /** A copy was made, or the requisition is gone. */
  onLeave: (to: { copyId: number } | 'list') => void
}

type Asked = RequisitionAction | 'delete'

export function RequisitionActions(props: RequisitionActionsProps) {
  const { requisition, onRecalculate, onLeave } = props
  const { t, i18n } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const jobId = requisition.job_id
  const copying = useCommand(duplicateRequisition, {
    invalidates: REQUISITIONS_KEY,
    onDone: (copyId) => onLeave({ copyId }),
  })
  const statusItems = actionsOf(requisition.status).map((action) => ({
    id: action,
    label: i18n._(ACTION_LABELS[action]),
    onSelect: () => setAsked(action),
  }))
  const others = [
    { id: 'duplicate', label: t`Duplicate`, onSelect: () => copying.mutate({ jobId }) },
    { id: 'recalculate', label: t`Recalculate the scores`, onSelect: onRecalculate },
    ...(requisition.opened_at === null
      ? [
          {
            id: 'delete',
            label: t`Delete the draft`,
            onSelect: () => setAsked('delete'),
            isDestructive: true,
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        align="end"
        size="small"
        trigger={<Trans>Actions</Trans>}
        sections={[
          { id: 'status', items: statusItems },
          { id: 'others', items: others },
        ]}
      />
      {asked !== null && (
        <ConfirmAction {...{ asked, requisition, onLeave }} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type ConfirmActionProps = Omit<RequisitionActionsProps, 'onRecalculate'> & {
  asked: Asked
  onClose: () => void
}

function ConfirmAction({ asked, requisition, onLeave, onClose }: ConfirmActionProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const { job_id: jobId, title } = requisition
  const changing = useCommand(changeStatus, { invalidates: REQUISITIONS_KEY, onDone: onClose })
  const deleting = useCommand(deleteRequisition, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => onLeave('list'),
  })
  const isDeletion = asked === 'delete'
  const error = changing.error ?? deleting.error
  const label = isDeletion ? t`Delete the draft` : i18n._(ACTION_LABELS[asked])
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() =>
        isDeletion ? deleting.mutate({ jobId }) : changing.mutate({ jobId, action: asked })
      }
      title={`${label}: ${title}`}
      confirmLabel={label}
      cancelLabel={<Trans>Back</Trans>}
      isDestructive={isDeletion || asked === 'cancel' || asked === 'close'}
      isBusy={changing.isPending || deleting.isPending}
    >
      <p>
        {isDeletion ? (
          <Trans>The draft is removed with its plan, its attributes and its team.</Trans>
        ) : (
          i18n._(ACTION_EFFECTS[asked])
        )}
      </p>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
