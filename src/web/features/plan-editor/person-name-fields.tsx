// The first and last name of a person that staff add: to a team, as a candidate, in an invitation.
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import { NAME_MAX_LENGTH, NAME_PATTERN } from '#contract/core/person-name-rules.ts'
import type { TextField } from '#web/ui/form/text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import styles from './setup.module.css'

type NameField = 'first_name' | 'last_name'

type PersonNameFieldsProps = {
  problemOf: (name: NameField) => string | undefined
  /** Whether the first name has the focus when its dialog opens. */
  isFirst?: boolean
  /** More props of a field, for a value that is stored elsewhere. */
  more?: (name: NameField) => Partial<ComponentProps<typeof TextField>>
}

/** The form reads `first_name` and `last_name`; both are required. */
export function PersonNameFields({ problemOf, isFirst = false, more }: PersonNameFieldsProps) {
  const { t } = useLingui()
  const fields = [
    { name: 'first_name', label: t`First name` },
    { name: 'last_name', label: t`Last name` },
  ] as const
  return (
    <div className={styles.pair}>
      {fields.map(({ name, label }) => (
        <LimitedTextField
          key={name}
          name={name}
          label={label}
          required
          pattern={NAME_PATTERN}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          error={problemOf(name)}
          data-first-focus={isFirst && name === 'first_name' ? true : undefined}
          {...more?.(name)}
        />
      ))}
    </div>
  )
}
