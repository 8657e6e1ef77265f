import { type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'

import styles from './option-cards.module.css'

type CheckCardsProps = {
  legend: ReactNode
  hint?: ReactNode
  options: readonly { value: number; label: ReactNode }[]
  /** Ascending. */
  chosen: readonly number[]
  isDisabled?: boolean
  /** One field of a form among others, not a question of its own. */
  isField?: boolean
  onChange: (chosen: number[]) => void
}

/** One question with its answers as large cards, of which any number can be chosen: native checkboxes. */
export function CheckCards(props: CheckCardsProps) {
  const { legend, hint, options, chosen, isDisabled = false, isField = false, onChange } = props
  const id = useId()
  const toggle = (value: number) => {
    const rest = chosen.filter((one) => one !== value)
    const next = rest.length === chosen.length ? [...chosen, value] : rest
    onChange(next.toSorted((one, other) => one - other))
  }
  return (
    <fieldset
      className={classNames(styles.group, isField && styles.isField)}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              className={styles.input}
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={isDisabled}
              onChange={() => toggle(option.value)}
            />
            <span className={classNames(styles.dot, styles.box)} aria-hidden="true" />
            <span className={styles.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
