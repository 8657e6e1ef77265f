// Says what a model would make of the scores that are there, before it is used, and before it no longer is.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { EffectFacts } from './effect-facts.tsx'
import { effectQuery, selectModel } from './model-queries.ts'
import { useModelError } from './use-model-error.ts'

import styles from '../../plan-editor/setup.module.css'

type UseModelDialogProps = {
  jobId: number
  /** Null: the requisition's own weights, after a model. */
  model: PredictiveModel | null
  onClose: () => void
}

const FIRST_CUT = 60

export function UseModelDialog({ jobId, model, onClose }: UseModelDialogProps) {
  const { t } = useLingui()
  const errorText = useModelError()
  const [cut, setCut] = useState(String(FIRST_CUT))
  const [isWeighing, setIsWeighing] = useState(false)
  const predictiveModelId = model?.predictive_model_id ?? null
  const effect = useQuery(effectQuery({ jobId, predictiveModelId, cut: cutOf(cut) }))
  const selecting = useCommand(selectModel, { invalidates: REQUISITIONS_KEY, onDone: onClose })
  const error = selecting.error ?? effect.error
  const name = model?.name ?? ''
  const chosen = model && { predictive_model_id: model.predictive_model_id, version: model.version }
  return (
    <ConfirmDialog
      isOpen
      title={model === null ? t`Go back to the attributes’ weights?` : t`Use the model ${name}?`}
      confirmLabel={model === null ? t`Go back and recalculate` : t`Use it and recalculate`}
      isBusy={selecting.isPending}
      onConfirm={() => selecting.mutate({ jobId, model: chosen, isWeighing })}
      onClose={onClose}
    >
      <div className={styles.stack}>
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        <p className={styles.facts}>
          <Trans>
            All scores of this requisition are calculated again in the background. Decisions that
            were taken stay as they are.
          </Trans>
        </p>
        {effect.data === undefined && effect.isPending && (
          <SkeletonGroup>
            <Skeleton shape="block" height="10rem" />
          </SkeletonGroup>
        )}
        {effect.data !== undefined && (
          <>
            <NumberField
              label={t`Compare who passes from this score on`}
              min={0}
              max={100}
              value={cut}
              error={isCut(cut) ? undefined : t`A number from 0 to 100`}
              onChange={({ target }) => setCut(target.value)}
            />
            <EffectFacts effect={effect.data} />
          </>
        )}
        {model !== null && (
          <Checkbox
            label={t`Also store its weights as those of the requisition’s attributes`}
            hint={t`They replace the current weights.`}
            checked={isWeighing}
            onChange={({ target }) => setIsWeighing(target.checked)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

// While it is typed, what is no score compares nothing new.
function cutOf(text: string): number {
  return isCut(text) ? Number(text) : FIRST_CUT
}

function isCut(text: string): boolean {
  return text.trim() !== '' && Number(text) >= 0 && Number(text) <= 100
}
