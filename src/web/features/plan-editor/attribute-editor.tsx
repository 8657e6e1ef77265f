// Which attributes count for a requisition, and how much: weights as numbers and sliders with the share of each.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { OutdatedScores } from './outdated-scores.tsx'
import { RecommendedAttributes } from './recommendations/recommended-attributes.tsx'
import { ATTRIBUTES, jobPath, REQUISITIONS_KEY } from './setup-data.ts'
import { AttributeLibrary, type Weight, WeightList } from './weight-list.tsx'

import styles from './setup.module.css'

type AttributeEditorProps = { jobId: number; onSaved?: () => void }

export function AttributeEditor({ jobId, onSaved }: AttributeEditorProps) {
  const { data } = useDataToEdit(ATTRIBUTES, jobPath(jobId))
  const { t } = useLingui()
  const errorText = useErrorText()
  const [weights, setWeights] = useState<readonly Weight[]>(data.attributes)
  const done = () => {
    if (onSaved !== undefined) return onSaved()
    notifyDone(t`The weights are saved.`)
    setIsSaved(true)
  }
  const saving = useEndpoint(
    { method: 'put', path: ATTRIBUTES },
    { invalidates: REQUISITIONS_KEY, onDone: done },
  )
  const [isSaved, setIsSaved] = useState(false)
  const change = (next: readonly Weight[]) => {
    setWeights(next)
    setIsSaved(false)
  }
  const total = weights.reduce((sum, one) => sum + one.weight, 0)
  const isUnusable = weights.length > 0 && total === 0
  return (
    <Card className={styles.stack}>
      {saving.isError && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      {weights.length === 0 ? (
        <p className={styles.facts}>
          <Trans>
            No attribute counts yet, so applicants get no fit score. Add those that matter for this
            requisition.
          </Trans>
        </p>
      ) : (
        <WeightList weights={weights} library={data.library} onChange={change} />
      )}
      {isUnusable && (
        <Banner tone="warning" isLive>
          <Trans>Give at least one attribute a weight above zero.</Trans>
        </Banner>
      )}
      <RecommendedAttributes
        jobId={jobId}
        chosen={new Set(weights.map((one) => one.attribute_type_id))}
        library={data.library}
        onAdd={(id) => change([...weights, { attribute_type_id: id, weight: 1 }])}
      />
      <AttributeLibrary weights={weights} library={data.library} onChange={change} />
      {isSaved && <OutdatedScores jobId={jobId} onOrdered={() => setIsSaved(false)} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={saving.isPending}
          disabled={isUnusable}
          onClick={() => saving.mutate({ ...jobPath(jobId), body: { attributes: [...weights] } })}
        >
          {onSaved === undefined ? <Trans>Save</Trans> : <Trans>Save and continue</Trans>}
        </Button>
      </div>
    </Card>
  )
}
