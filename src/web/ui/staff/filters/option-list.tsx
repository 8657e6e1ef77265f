import { useId, useState } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { VisuallyHidden } from '../../layout/visually-hidden.tsx'

import styles from './option-list.module.css'

export type FilterOption = {
  id: string
  label: string
  /** Tells those of one name apart. */
  detail?: string | undefined
  /** How many the list has with it. */
  count?: number | undefined
}

type OptionListProps = {
  /** Names the group, for screen readers. */
  label: string
  options: readonly FilterOption[]
  chosenIds: readonly string[]
  /** One at most. */
  isSingle?: boolean
  /** In the order of the options. */
  onChange: (ids: readonly string[]) => void
}

/** What a filter offers, one a line: checkboxes, or radio buttons for one of them. */
export function OptionList({ label, options, chosenIds, isSingle, onChange }: OptionListProps) {
  const format = useFormatter()
  const name = useId()
  // The address follows a moment later; a second press must not forget the first.
  const [chosen, setChosen] = useState(chosenIds)
  const choose = (id: string) => {
    const others = isSingle === true ? [] : chosen.filter((one) => one !== id)
    const next = isSingle !== true && chosen.includes(id) ? others : [...others, id]
    const known = options.map((option) => option.id)
    const inOrder = [
      ...known.filter((one) => next.includes(one)),
      ...next.filter((one) => !known.includes(one)),
    ]
    setChosen(inOrder)
    onChange(inOrder)
  }
  return (
    <fieldset className={styles.options}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map(({ id, label: text, detail, count }) => (
        <label key={id} className={styles.option}>
          <input
            type={isSingle === true ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => choose(id)}
          />
          <span className={styles.label}>
            {text}
            {detail !== undefined && <span className={styles.detail}> {detail}</span>}
          </span>
          {/* The space parts them where they are read out as one name. */}{' '}
          {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
