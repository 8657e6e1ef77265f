// Attributes with their weights, and what can be added: for a requisition, and for its models.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'

import { roundParts } from '#contract/core/rounded-parts.ts'
import type { JobAttributes, LibraryAttribute } from '#contract/plan-editor/job-attributes.ts'
import { TARGET_LEVEL, WEIGHT } from '#contract/requisitions/requisitions-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import styles from './setup.module.css'

export type Weight = JobAttributes['attributes'][number]

type WeightListProps = {
  weights: readonly Weight[]
  library: readonly LibraryAttribute[]
  onChange: (weights: readonly Weight[]) => void
}

type WeightsProps = WeightListProps & {
  /** All weights, where these are some of them. */
  all?: readonly Weight[]
  /** Whether each can name the score that the role asks for. */
  hasTargets?: boolean
  /** More actions for an attribute. */
  itemsOf?: (id: number) => readonly MenuItem[]
}

/** Weights as numbers and sliders, with the share of each. */
export function WeightList({ weights, library, onChange, ...rest }: WeightsProps) {
  const { all = weights, itemsOf, hasTargets = false } = rest
  const total = all.reduce((sum, one) => sum + one.weight, 0)
  const shares = roundParts(all.map(({ weight }) => (total === 0 ? 0 : (100 * weight) / total)))
  const replace = (changed: Weight) =>
    onChange(
      weights.map((one) => (one.attribute_type_id === changed.attribute_type_id ? changed : one)),
    )
  return (
    <ul className={styles.weights} role="list">
      {weights.map((one) => (
        <WeightRow
          key={one.attribute_type_id}
          attribute={library.find((of) => of.attribute_type_id === one.attribute_type_id)}
          weight={one.weight}
          target={hasTargets ? (one.target_level ?? null) : undefined}
          share={shares[all.indexOf(one)] ?? 0}
          items={itemsOf?.(one.attribute_type_id) ?? []}
          onWeight={(weight) => replace({ ...one, weight })}
          onTarget={(target) => replace(withTarget(one, target))}
          onRemove={() => onChange(weights.filter((other) => other !== one))}
        />
      ))}
    </ul>
  )
}

function withTarget({ target_level: _before, ...one }: Weight, target: number | null): Weight {
  return target === null ? one : { ...one, target_level: target }
}

type WeightRowProps = {
  attribute: LibraryAttribute | undefined
  weight: number
  /** Null for none yet; left out where there are no targets. */
  target: number | null | undefined
  /** Percent of all weights. */
  share: number
  items: readonly MenuItem[]
  onWeight: (weight: number) => void
  onTarget: (target: number | null) => void
  onRemove: () => void
}

const SLIDER_MAX = 10

function WeightRow(props: WeightRowProps) {
  const { attribute, weight, target, share, items, onWeight, onTarget, onRemove } = props
  const { t } = useLingui()
  const format = useFormatter()
  const name = attribute?.name[currentLocale()] ?? ''
  const read = (text: string) => {
    const next = Number(text)
    if (Number.isFinite(next)) onWeight(Math.min(Math.max(next, WEIGHT.min), WEIGHT.max))
  }
  return (
    <li className={styles.weight} data-has-target={target !== undefined}>
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
      <NumberField
        isDecimal
        label={<VisuallyHidden>{t`Weight of ${name}`}</VisuallyHidden>}
        {...WEIGHT}
        value={weight}
        onChange={({ target }) => read(target.value)}
      />
      <span className={styles.share}>{format.percent(share)}</span>
      {target !== undefined && <TargetField {...{ name, target }} onChange={onTarget} />}
      <span className={styles.rowActions}>
        <RowMenu label={t`Actions for ${name}`} items={items} />
        <IconButton
          label={t`Remove ${name}`}
          icon={<X size={17} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

type TargetFieldProps = {
  name: string
  target: number | null
  onChange: (target: number | null) => void
}

function TargetField({ name, target, onChange }: TargetFieldProps) {
  const { min, max } = TARGET_LEVEL
  const read = (text: string) => {
    const next = Math.round(Number(text))
    if (text === '') onChange(null)
    else if (Number.isFinite(next)) onChange(Math.min(Math.max(next, min), max))
  }
  return (
    <NumberField
      label={
        <>
          <Trans>Target</Trans> <VisuallyHidden>{name}</VisuallyHidden>
        </>
      }
      {...TARGET_LEVEL}
      value={target ?? ''}
      onChange={({ target: field }) => read(field.value)}
    />
  )
}

/** What can be added: what the plan measures comes first. */
export function AttributeLibrary({ weights, library, onChange }: WeightListProps) {
  const chosen = new Set(weights.map((one) => one.attribute_type_id))
  const left = library.filter((one) => !chosen.has(one.attribute_type_id))
  const measured = left.filter((one) => one.is_measured)
  const others = left.filter((one) => !one.is_measured)
  const onAdd = (id: number) => onChange([...weights, { attribute_type_id: id, weight: 1 }])
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
