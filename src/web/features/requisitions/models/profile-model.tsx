// Which model of a job profile is in use, and what for: it weighs what is measured of participants, and scores no applicant.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { selectModel } from './model-queries.ts'
import { useModelError } from './use-model-error.ts'

import styles from '../../plan-editor/setup.module.css'

type ProfileModelInUseProps = { used: PredictiveModel | undefined; onStop: () => void }

export function ProfileModelInUse({ used, onStop }: ProfileModelInUseProps) {
  const name = used?.name
  const version = used?.version_in_use
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>How the attributes are weighed</Trans>
      </CardTitle>
      <p className={styles.facts}>
        <Trans>
          The overall scores on the pages of the people in this role come from it. No applicants are
          scored by it: each requisition has its own models.
        </Trans>
      </p>
      <div className={styles.planHead}>
        <p className={styles.facts}>
          {used === undefined ? (
            <Trans>The weights of this profile’s attributes.</Trans>
          ) : (
            <Trans>
              The model {name}, version {version}.
            </Trans>
          )}
        </p>
        {used !== undefined && (
          <Button size="small" onClick={onStop}>
            <Trans>Go back to the attributes’ weights</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

type UseProfileModelDialogProps = {
  jobId: number
  /** Null: the profile's own weights, after a model. */
  model: PredictiveModel | null
  onClose: () => void
}

export function UseProfileModelDialog({ jobId, model, onClose }: UseProfileModelDialogProps) {
  const { t } = useLingui()
  const errorText = useModelError()
  const [isWeighing, setIsWeighing] = useState(false)
  const selecting = useCommand(selectModel, { invalidates: REQUISITIONS_KEY, onDone: onClose })
  const name = model?.name ?? ''
  const chosen = model && { predictive_model_id: model.predictive_model_id, version: model.version }
  return (
    <ConfirmDialog
      isOpen
      title={model === null ? t`Go back to the attributes’ weights?` : t`Use the model ${name}?`}
      confirmLabel={model === null ? t`Go back` : t`Use this model`}
      isBusy={selecting.isPending}
      onConfirm={() => selecting.mutate({ jobId, model: chosen, isWeighing })}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {selecting.isError && (
          <Banner tone="danger" isLive>
            {errorText(selecting.error)}
          </Banner>
        )}
        <p className={styles.facts}>
          {model === null ? (
            <Trans>
              From now on, the overall scores of the people in this role come from the attributes’
              weights. No applicant’s score changes.
            </Trans>
          ) : (
            <Trans>
              From now on, the overall scores of the people in this role come from this model. No
              applicant’s score changes.
            </Trans>
          )}
        </p>
        {model !== null && (
          <Checkbox
            label={t`Also store its weights as those of the profile’s attributes`}
            hint={t`They replace the current weights.`}
            checked={isWeighing}
            onChange={({ target }) => setIsWeighing(target.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
