// The conditions, or the actions, of a rule: each with its fields, one more, and one less.
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { bin } from '#web/ui/staff/table/row-menu.tsx'

import type { PartProps } from './part-fields.tsx'
import type { RuleChoices } from './rule-combobox.tsx'

import styles from '../setup.module.css'

type PartListProps<K extends string, P extends { kind: K }> = {
  title: string
  /** What holds while there is none. */
  empty: string
  addLabel: string
  parts: readonly P[]
  /** What another one can be. */
  kinds: readonly K[]
  labelOf: (kind: K) => string
  make: (kind: K) => P
  onChange: (parts: P[]) => void
  choices: RuleChoices
  Fields: ComponentType<PartProps<P>>
}

export function PartList<K extends string, P extends { kind: K }>(props: PartListProps<K, P>) {
  const { t } = useLingui()
  const { title, empty, addLabel, parts, kinds, labelOf, make, onChange, choices, Fields } = props
  return (
    <fieldset className={styles.stack}>
      <legend>{title}</legend>
      {parts.length === 0 && <p className={styles.faint}>{empty}</p>}
      {parts.map((part, index) => {
        const label = labelOf(part.kind)
        // Parts have no name of their own: those of one kind are counted.
        const nth = parts.slice(0, index).filter(({ kind }) => kind === part.kind).length
        return (
          <div key={`${part.kind} ${nth}`} className={styles.pair}>
            <strong>{label}</strong>
            <Fields
              part={part}
              choices={choices}
              onChange={(changed) => onChange(parts.toSpliced(index, 1, changed))}
            />
            <IconButton
              icon={bin}
              label={t`Remove: ${label}`}
              onClick={() => onChange(parts.toSpliced(index, 1))}
            />
          </div>
        )
      })}
      {kinds.length > 0 && (
        <SelectField
          label={addLabel}
          placeholder={t`Choose…`}
          value=""
          options={kinds.map((kind) => ({ value: kind, label: labelOf(kind) }))}
          onChange={({ target }) => {
            const kind = kinds.find((one) => one === target.value)
            if (kind !== undefined) onChange([...parts, make(kind)])
          }}
        />
      )}
    </fieldset>
  )
}
