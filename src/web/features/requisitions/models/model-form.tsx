// Making or changing a model: its name, what it weighs, and how its result becomes a score.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import {
  MIN_MODEL_ATTRIBUTES,
  MODEL_NAME_MAX_LENGTH,
  type PredictiveModel,
} from '#contract/requisitions/predictive-models.ts'
import { converterProblem, type ScoreConverter } from '#contract/scorecards/score-converter.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { AttributeLibrary, type Weight, WeightList } from '../../plan-editor/weight-list.tsx'
import { ConverterEditor } from './converter-editor.tsx'
import { saveModel } from './model-queries.ts'
import { useModelError } from './use-model-error.ts'

import styles from '../../plan-editor/setup.module.css'

type ModelFormProps = {
  jobId: number
  /** Of a job profile: no applicant is scored by it. */
  isProfile: boolean
  attributes: JobAttributes
  /** Null for a new one. */
  model: PredictiveModel | null
  /** Whether a new one begins with the weights of the requisition or the profile. */
  isFromWeights: boolean
  onClose: () => void
}

export function ModelForm(props: ModelFormProps) {
  const { jobId, isProfile, attributes, model, isFromWeights, onClose } = props
  const { t } = useLingui()
  const errorText = useModelError()
  const [name, setName] = useState(model?.name ?? '')
  const [weights, setWeights] = useState<readonly Weight[]>(
    model?.attributes ?? (isFromWeights ? attributes.attributes : []),
  )
  const [converter, setConverter] = useState<ScoreConverter | null>(model?.converter ?? null)
  const [hasTried, setHasTried] = useState(false)
  const saving = useCommand(saveModel, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ name: stored }) => {
      notifyDone(t`The model ${stored} is saved.`)
      onClose()
    },
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const isTooFew = weights.filter((one) => one.weight > 0).length < MIN_MODEL_ATTRIBUTES
  const isUnfit = converter !== null && converterProblem(converter) !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (isTooFew || isUnfit) return
    const of = model && { id: model.predictive_model_id, version: model.version }
    saving.mutate({ jobId, of, name: name.trim(), attributes: [...weights], converter })
  }
  return (
    <Card>
      <form {...form} className={styles.stack} onSubmit={submit}>
        <CardTitle level={2}>
          {model === null ? <Trans>New model</Trans> : <Trans>Edit the model</Trans>}
        </CardTitle>
        {saving.isError && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        {model?.version_in_use !== undefined && model.version_in_use !== null && (
          <InUseNote isProfile={isProfile} />
        )}
        <LimitedTextField
          label={t`Name`}
          name="name"
          required
          autoFocus
          maxLength={MODEL_NAME_MAX_LENGTH}
          value={name}
          error={problemOf('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <WeightList weights={weights} library={attributes.library} onChange={setWeights} />
        {isTooFew && (hasTried || weights.length > 0) && (
          <Banner tone="warning" isLive>
            <Trans>Give at least two attributes a weight above zero.</Trans>
          </Banner>
        )}
        <AttributeLibrary weights={weights} library={attributes.library} onChange={setWeights} />
        <ConverterEditor converter={converter} onChange={setConverter} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save the model</Trans>
          </Button>
          <Button onClick={onClose} disabled={saving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function InUseNote({ isProfile }: { isProfile: boolean }) {
  if (isProfile)
    return (
      <Banner>
        <Trans>
          This model is in use. Other weights or another converter make a new version: the version
          in use stays until you use the new one.
        </Trans>
      </Banner>
    )
  return (
    <Banner>
      <Trans>
        This model scores the applicants. Other weights or another converter make a new version: the
        scores stay until you use that one.
      </Trans>
    </Banner>
  )
}
