import { Trans } from '@lingui/react/macro'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'

import styles from './filter-chips.module.css'

export type FilterChip = { id: string; label: string; count?: number }

type FilterChipsProps = {
  /** What is filtered: "Status". Read by screen readers, and shown when it is not the only group. */
  label: string
  isLabelShown?: boolean
  /** One at most: choosing another replaces it. */
  isSingle?: boolean
  /** Exactly one, always: a choice that cannot be taken back, only changed. */
  isRequired?: boolean
  /** One line that slides sideways, however many there are: its height is known before they are. */
  isOneLine?: boolean
  chips: readonly FilterChip[]
  /** An array: a set made of a text by mistake would hold its letters. */
  activeIds: readonly string[]
  onChange: (activeIds: ReadonlySet<string>) => void
}

/** Filters that are switched on and off, each with the number of things behind it. */
export function FilterChips(props: FilterChipsProps) {
  const { label, isLabelShown = false, isRequired = false, chips, activeIds, onChange } = props
  const isSingle = isRequired || props.isSingle === true
  const format = useFormatter()

  const toggle = (id: string) => {
    const next = new Set(isSingle && !activeIds.includes(id) ? [] : activeIds)
    if (!next.delete(id)) next.add(id)
    if (next.size > 0 || !isRequired) onChange(next)
  }

  return (
    <fieldset className={classNames(styles.chips, props.isOneLine === true && styles.oneLine)}>
      <legend className={isLabelShown ? styles.label : undefined}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </legend>
      <div className={styles.list}>
        {chips.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={styles.chip}
            aria-pressed={activeIds.includes(chip.id)}
            onClick={() => toggle(chip.id)}
          >
            {chip.label}
            {chip.count !== undefined && (
              <span className={styles.count}>{format.number(chip.count)}</span>
            )}
          </button>
        ))}
        {activeIds.length > 0 && !isRequired && (
          <button type="button" className={styles.clear} onClick={() => onChange(new Set())}>
            <Trans>Clear filters</Trans>
          </button>
        )}
      </div>
    </fieldset>
  )
}
