// The predictive models of a requisition, and what scores its applicants at present.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartSpline } from 'lucide-react'
import { useState } from 'react'

import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import type { PredictiveModel, PredictiveModels } from '#contract/requisitions/predictive-models.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { ATTRIBUTES, jobPath } from '../../plan-editor/setup-data.ts'
import { SetupProblem } from '../../plan-editor/setup-problem.tsx'
import { DeleteModelDialog } from './delete-model-dialog.tsx'
import { ModelForm } from './model-form.tsx'
import { modelsQuery } from './model-queries.ts'
import { ModelRow } from './model-row.tsx'
import { ProfileModelInUse, UseProfileModelDialog } from './profile-model.tsx'
import { UseModelDialog } from './use-model-dialog.tsx'

import styles from '../../plan-editor/setup.module.css'

type ModelsScreenProps = {
  jobId: number
  /** Of a job profile: no applicant is scored by them. */
  isProfile?: boolean
}

export function ModelsScreen({ jobId, isProfile = false }: ModelsScreenProps) {
  const models = useQuery(modelsQuery(jobId))
  const attributes = useQuery({
    ...dataQuery(ATTRIBUTES, jobPath(jobId)),
    refetchOnWindowFocus: false,
  })
  if (models.data !== undefined && attributes.data !== undefined)
    return (
      <LoadedModels
        {...{ jobId, isProfile }}
        data={models.data}
        attributes={attributes.data.data}
      />
    )
  const failed = models.error === null ? attributes : models
  if (failed.error !== null)
    return <SetupProblem query={failed} title={<Trans>The models could not be loaded</Trans>} />
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  )
}

/** What is open beside the list: a form with the model that it is about, or a question. */
type Open =
  | { kind: 'form'; model: PredictiveModel | null; isFromWeights: boolean }
  | { kind: 'use' | 'delete'; model: PredictiveModel }
  | { kind: 'stop' }

type LoadedModelsProps = Required<ModelsScreenProps> & {
  data: PredictiveModels
  attributes: JobAttributes
}

function LoadedModels({ jobId, isProfile, data, attributes }: LoadedModelsProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  if (open?.kind === 'form') {
    const { model, isFromWeights } = open
    return <ModelForm {...{ jobId, isProfile, attributes, model, isFromWeights }} onClose={close} />
  }
  const used = data.models.find((one) => one.version_in_use !== null)
  const make = (isFromWeights: boolean) => setOpen({ kind: 'form', model: null, isFromWeights })
  return (
    <>
      {isProfile ? (
        <ProfileModelInUse used={used} onStop={() => setOpen({ kind: 'stop' })} />
      ) : (
        <ScoredBy used={used} onStop={() => setOpen({ kind: 'stop' })} />
      )}
      {data.models.length === 0 ? (
        <EmptyState
          icon={<ChartSpline size={24} />}
          headingLevel={2}
          title={<Trans>No predictive model yet</Trans>}
          action={<NewModel canCopy={attributes.attributes.length > 0} onNew={make} />}
        >
          <p>
            {isProfile ? (
              <Trans>
                A model weighs attributes in its own way and can convert the result to another
                scale.
              </Trans>
            ) : (
              <Trans>
                A model weighs attributes in its own way and can convert the result to another
                scale. You see what it would do to the scores before you use it.
              </Trans>
            )}
          </p>
        </EmptyState>
      ) : (
        <Card className={styles.stack}>
          <ul className={styles.members} role="list">
            {data.models.map((model) => (
              <ModelRow
                key={model.predictive_model_id}
                model={model}
                library={attributes.library}
                onUse={() => setOpen({ kind: 'use', model })}
                onEdit={() => setOpen({ kind: 'form', model, isFromWeights: false })}
                onDelete={() => setOpen({ kind: 'delete', model })}
              />
            ))}
          </ul>
          <NewModel canCopy={attributes.attributes.length > 0} onNew={make} />
        </Card>
      )}
      {open !== null && <OpenDialog {...{ jobId, isProfile, open }} onClose={close} />}
    </>
  )
}

type OpenDialogProps = Required<ModelsScreenProps> & {
  open: Exclude<Open, { kind: 'form' }>
  onClose: () => void
}

function OpenDialog({ jobId, isProfile, open, onClose }: OpenDialogProps) {
  if (open.kind === 'delete')
    return <DeleteModelDialog {...{ jobId, onClose }} model={open.model} />
  const model = open.kind === 'use' ? open.model : null
  const Dialog = isProfile ? UseProfileModelDialog : UseModelDialog
  return <Dialog {...{ jobId, model, onClose }} />
}

type ScoredByProps = { used: PredictiveModel | undefined; onStop: () => void }

function ScoredBy({ used, onStop }: ScoredByProps) {
  const name = used?.name
  const version = used?.version_in_use
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>How applicants are scored</Trans>
      </CardTitle>
      <div className={styles.planHead}>
        <p className={styles.facts}>
          {used === undefined ? (
            <Trans>The weights of this requisition’s attributes.</Trans>
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

type NewModelProps = { canCopy: boolean; onNew: (isFromWeights: boolean) => void }

function NewModel({ canCopy, onNew }: NewModelProps) {
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => onNew(false)}>
        <Trans>New model</Trans>
      </Button>
      {canCopy && (
        <Button onClick={() => onNew(true)}>
          <Trans>New model from the attributes</Trans>
        </Button>
      )}
    </div>
  )
}
