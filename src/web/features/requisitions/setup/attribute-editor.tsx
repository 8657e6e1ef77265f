// Which attributes count for a requisition, and how much: weights as numbers and sliders with the share of each.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'

import type { JobAttributes, LibraryAttribute } from '#contract/job-attributes.ts'
import { WEIGHT } from '#contract/requisition-limits.ts'
import { useErrorText } from '#web/features/shell/error-words.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { SetupProblem } from './setup-problem.tsx'
import { attributesQuery, REQUISITIONS_KEY, saveAttributes } from './setup-queries.ts'

import styles from './setup.module.css'

type AttributeEditorProps = { jobId: number; onSaved?: () => void }

export function AttributeEditor(props: AttributeEditorProps) {
  const attributes = useQuery({ ...attributesQuery(props.jobId), refetchOnWindowFocus: false })
  if (attributes.data !== undefined) return <LoadedEditor {...props} data={attributes.data} />
  if (attributes.error !== null)
    return (
      <SetupProblem query={attributes} title={<Trans>The attributes could not be loaded</Trans>} />
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  )
}

type Weight = JobAttributes['attributes'][number]

function LoadedEditor(props: AttributeEditorProps & { data: JobAttributes }) {
  const { jobId, data, onSaved } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [weights, setWeights] = useState<readonly Weight[]>(data.attributes)
  const saving = useCommand(saveAttributes, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => {
      if (onSaved === undefined)
        notify({ type: 'success', body: t`The weights are saved.`, duration: 6000 })
      else onSaved()
    },
  })
  const total = weights.reduce((sum, one) => sum + one.weight, 0)
  const isUnusable = weights.length > 0 && total === 0
  const chosen = new Set(weights.map((one) => one.attribute_type_id))
  const set = (id: number, weight: number) =>
    setWeights(weights.map((one) => (one.attribute_type_id === id ? { ...one, weight } : one)))
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
            No attribute counts yet, so applicants get no overall score. Add those that matter for
            this job.
          </Trans>
        </p>
      ) : (
        <ul className={styles.weights} role="list">
          {weights.map((one) => (
            <WeightRow
              key={one.attribute_type_id}
              attribute={data.library.find((of) => of.attribute_type_id === one.attribute_type_id)}
              weight={one.weight}
              share={total === 0 ? 0 : one.weight / total}
              onWeight={(weight) => set(one.attribute_type_id, weight)}
              onRemove={() => setWeights(weights.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      {isUnusable && (
        <Banner tone="warning" isLive>
          <Trans>Give at least one attribute a weight above zero.</Trans>
        </Banner>
      )}
      <Library
        library={data.library.filter((one) => !chosen.has(one.attribute_type_id))}
        onAdd={(id) => setWeights([...weights, { attribute_type_id: id, weight: 1 }])}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={saving.isPending}
          disabled={isUnusable}
          onClick={() => saving.mutate({ jobId, attributes: [...weights] })}
        >
          {onSaved === undefined ? <Trans>Save</Trans> : <Trans>Save and continue</Trans>}
        </Button>
      </div>
    </Card>
  )
}

type WeightRowProps = {
  attribute: LibraryAttribute | undefined
  weight: number
  /** 0–1 of all weights. */
  share: number
  onWeight: (weight: number) => void
  onRemove: () => void
}

const SLIDER_MAX = 10

function WeightRow({ attribute, weight, share, onWeight, onRemove }: WeightRowProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const name = attribute?.name[currentLocale()] ?? ''
  const read = (text: string) => {
    const next = Number(text)
    if (Number.isFinite(next)) onWeight(Math.min(Math.max(next, WEIGHT.min), WEIGHT.max))
  }
  return (
    <li className={styles.weight}>
      <span>
        {name}
        {attribute?.is_measured === false && (
          <span className={styles.faint}>
            {' · '}
            <Trans>not measured by the plan yet</Trans>
          </span>
        )}
      </span>
      <input
        type="range"
        min={WEIGHT.min}
        max={Math.max(SLIDER_MAX, weight)}
        step={0.5}
        value={weight}
        aria-label={t`Weight of ${name}, slider`}
        onChange={({ target }) => read(target.value)}
      />
      <TextField
        type="number"
        label={<VisuallyHidden>{t`Weight of ${name}`}</VisuallyHidden>}
        {...WEIGHT}
        step="any"
        value={weight}
        onChange={({ target }) => read(target.value)}
      />
      <span className={styles.share}>{format.percent(share * 100)}</span>
      <IconButton
        label={t`Remove ${name}`}
        icon={<X size={17} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}

type LibraryProps = { library: readonly LibraryAttribute[]; onAdd: (id: number) => void }

/** What can be added: what the plan measures comes first. */
function Library({ library, onAdd }: LibraryProps) {
  const measured = library.filter((one) => one.is_measured)
  const others = library.filter((one) => !one.is_measured)
  return (
    <>
      {measured.length > 0 && (
        <section className={styles.stack}>
          <CardTitle level={2}>
            <Trans>Measured by the plan</Trans>
          </CardTitle>
          <LibraryChips attributes={measured} onAdd={onAdd} />
        </section>
      )}
      {others.length > 0 && (
        <details>
          <summary>
            <Trans>Others, which need an activity that measures them</Trans>
          </summary>
          <LibraryChips attributes={others} onAdd={onAdd} />
        </details>
      )}
    </>
  )
}

type LibraryChipsProps = { attributes: readonly LibraryAttribute[]; onAdd: (id: number) => void }

function LibraryChips({ attributes, onAdd }: LibraryChipsProps) {
  return (
    <ul className={styles.chips} role="list">
      {attributes.map((one) => (
        <li key={one.attribute_type_id}>
          <Button
            size="small"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => onAdd(one.attribute_type_id)}
          >
            {one.name[currentLocale()]}
          </Button>
        </li>
      ))}
    </ul>
  )
}
