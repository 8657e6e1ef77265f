// Which attributes count for a requisition, in which groups, and how much: weights as numbers and sliders with the share of each.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { OutdatedScores } from '../outdated-scores.tsx'
import { RecommendedAttributes } from '../recommendations/recommended-attributes.tsx'
import { ATTRIBUTES, jobPath, REQUISITIONS_KEY } from '../setup-data.ts'
import { AttributeLibrary, type Weight } from '../weight-list.tsx'
import { bodyOf, type Grouped, groupedOf, hasUnfinished, withWeights } from './attribute-groups.ts'
import { GroupedWeights } from './grouped-weights.tsx'

import styles from '../setup.module.css'

type AttributeEditorProps = {
  jobId: number
  onSaved?: () => void
  /** Of a job profile: no applicant is scored by it. */
  isProfile?: boolean
}

export function AttributeEditor(props: AttributeEditorProps) {
  const asked = jobPath(props.jobId)
  const { data } = useDataToEdit(ATTRIBUTES, asked)
  const { edition, onLoad } = useEditions({
    reads: dataQuery(ATTRIBUTES, asked).queryKey,
    invalidates: REQUISITIONS_KEY,
  })
  return <LoadedEditor key={edition} {...props} data={data} onLoad={onLoad} />
}

type LoadedEditorProps = AttributeEditorProps & { data: JobAttributes; onLoad: () => void }

function LoadedEditor(props: LoadedEditorProps) {
  const { jobId, onSaved, isProfile = false, data, onLoad } = props
  const [all, setAll] = useState<Grouped>(() => groupedOf(data))
  const [isTried, setIsTried] = useState(false)
  const { save, stored, error, isBusy, isSaved, setIsSaved } = useSaving({ jobId, onSaved, data })
  const { weights, groups } = all
  const change = (next: Grouped) => {
    setAll(next)
    setIsSaved(false)
  }
  const changeWeights = (next: readonly Weight[]) => change(withWeights(all, next))
  const isUnusable = weights.length > 0 && weights.every((one) => one.weight === 0)
  const submit = () => {
    setIsTried(true)
    if (!hasUnfinished(all)) save(all)
  }
  return (
    <Card className={styles.stack}>
      <UnsavedChanges isChanged={JSON.stringify(bodyOf(all)) !== stored} />
      {weights.length === 0 && (
        <p className={styles.facts}>
          {isProfile ? (
            <Trans>No attribute counts yet. Add those that matter for this role.</Trans>
          ) : (
            <Trans>
              No attribute counts yet, so applicants get no fit score. Add those that matter for
              this requisition.
            </Trans>
          )}
        </p>
      )}
      {(weights.length > 0 || groups.length > 0) && (
        <GroupedWeights
          {...{ all, isTried }}
          hasTargets={isProfile}
          library={data.library}
          onChange={change}
        />
      )}
      {isUnusable && (
        <Banner tone="warning" isLive>
          <Trans>Give at least one attribute a weight above zero.</Trans>
        </Banner>
      )}
      {!isProfile && (
        <RecommendedAttributes
          jobId={jobId}
          chosen={new Set(weights.map((one) => one.attribute_type_id))}
          library={data.library}
          onAdd={(id) => changeWeights([...weights, { attribute_type_id: id, weight: 1 }])}
        />
      )}
      <AttributeLibrary weights={weights} library={data.library} onChange={changeWeights} />
      <Problem error={error} onLoad={onLoad} />
      {isSaved && !isProfile && (
        <OutdatedScores jobId={jobId} onOrdered={() => setIsSaved(false)} />
      )}
      <div className={styles.actions}>
        <Button variant="primary" isBusy={isBusy} disabled={isUnusable} onClick={submit}>
          {onSaved === undefined ? <Trans>Save</Trans> : <Trans>Save and continue</Trans>}
        </Button>
      </div>
    </Card>
  )
}

function useSaving({ jobId, onSaved, data }: AttributeEditorProps & { data: JobAttributes }) {
  const { t } = useLingui()
  const [isSaved, setIsSaved] = useState(false)
  const [base, setBase] = useState(() => stateOf(data))
  const [stored, setStored] = useState(() => JSON.stringify(bodyOf(groupedOf(data))))
  const done = () => {
    if (onSaved !== undefined) return onSaved()
    notifyDone(t`The weights are saved.`)
    setIsSaved(true)
  }
  const saving = useEndpoint(
    { method: 'put', path: ATTRIBUTES },
    { invalidates: REQUISITIONS_KEY, onDone: done },
  )
  const save = (all: Grouped) => {
    const body = bodyOf(all)
    const onSuccess = (reply: { data: JobAttributes }) => {
      setBase(stateOf(reply.data))
      setStored(JSON.stringify(body))
    }
    saving.mutate({ ...jobPath(jobId), body, base }, { onSuccess })
  }
  return { save, stored, error: saving.error, isBusy: saving.isPending, isSaved, setIsSaved }
}

// As the server compares it with what is stored by then.
function stateOf({ attributes, groups }: JobAttributes) {
  return { attributes, groups }
}

function Problem({ error, onLoad }: { error: Error | null; onLoad: () => void }) {
  const errorText = useErrorText()
  if (error === null) return null
  if (!(error instanceof ApiError) || error.code !== 'conflict')
    return (
      <Banner tone="danger" isLive>
        {errorText(error)}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      isLive
      title={<Trans>Someone saved a change while you were writing</Trans>}
      action={
        <Button size="small" onClick={onLoad}>
          <Trans>Discard mine and load what is saved</Trans>
        </Button>
      }
    >
      <Trans>
        A colleague changed the attributes, their groups or their order. Yours are not saved.
      </Trans>
    </Banner>
  )
}
