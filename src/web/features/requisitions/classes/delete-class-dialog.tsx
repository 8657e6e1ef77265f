import { Trans, useLingui } from '@lingui/react/macro'

import type { HiringClass } from '#contract/requisitions/hiring-classes.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { deleteClass } from './class-queries.ts'
import { useClassError } from './use-class-error.ts'

type DeleteClassDialogProps = { jobId: number; made: HiringClass; onClose: () => void }

export function DeleteClassDialog({ jobId, made, onClose }: DeleteClassDialogProps) {
  const { t } = useLingui()
  const errorText = useClassError()
  const { name, hiring_class_id: hiringClassId } = made
  const deleting = useCommand(deleteClass, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => {
      notifyDone(t`The class ${name} is deleted.`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t`Delete the class ${name}?`}
      confirmLabel={t`Delete the class`}
      isBusy={deleting.isPending}
      onConfirm={() => deleting.mutate({ jobId, hiringClassId })}
      onClose={onClose}
    >
      {deleting.isError && (
        <Banner tone="danger" isLive>
          {errorText(deleting.error)}
        </Banner>
      )}
      <p>
        <Trans>No one is assigned to it. Its seats and its start date go.</Trans>
      </p>
    </ConfirmDialog>
  )
}
