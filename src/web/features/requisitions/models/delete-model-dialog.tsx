import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { deleteModel } from './model-queries.ts'
import { useModelError } from './use-model-error.ts'

type DeleteModelDialogProps = { jobId: number; model: PredictiveModel; onClose: () => void }

/** Asks before a model is deleted, and says what it made that stays. */
export function DeleteModelDialog({ jobId, model, onClose }: DeleteModelDialogProps) {
  const { t } = useLingui()
  const errorText = useModelError()
  const { name, predictive_model_id: predictiveModelId, scored_count: scored } = model
  const deleting = useCommand(deleteModel, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => {
      notifyDone(t`The model ${name} is deleted.`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t`Delete the model ${name}?`}
      confirmLabel={t`Delete the model`}
      isBusy={deleting.isPending}
      onConfirm={() => deleting.mutate({ jobId, predictiveModelId })}
      onClose={onClose}
    >
      {deleting.isError && (
        <Banner tone="danger" isLive>
          {errorText(deleting.error)}
        </Banner>
      )}
      <p>
        <Trans>Its weights and its converter are deleted. It is not in use.</Trans>
      </p>
      {scored > 0 && (
        <p>
          <Plural
            value={scored}
            one="# applicant has a score that it made. The score stays as it is until the next recalculation."
            other="# applicants have a score that it made. The scores stay as they are until the next recalculation."
          />
        </p>
      )}
    </ConfirmDialog>
  )
}
