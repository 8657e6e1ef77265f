import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Field, type FieldText } from './field.tsx'

import styles from './field.module.css'

export type SelectOption = {
  value: string
  label: string
  isDisabled?: boolean
  /** Options of one group stand under its name. */
  group?: string
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> &
  FieldText & {
    options: readonly SelectOption[]
    /** First, empty choice; leaves the field unanswered. */
    placeholder?: string
  }

/** A native select: on a phone it opens the picker that people know. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isOptional, id, className, options, placeholder, ...rest } = props
  return (
    <Field name={rest.name} {...{ id, label, hint, error, isOptional, className }}>
      {(control) => (
        <div className={styles.select}>
          <select {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options options={options} />
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}

function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  const groups = Map.groupBy(options, (option) => option.group)
  return [...groups].map(([group, members]) => {
    const items = members.map((option) => (
      <option key={option.value} value={option.value} disabled={option.isDisabled}>
        {option.label}
      </option>
    ))
    if (group === undefined) return items
    return (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    )
  })
}
