// First and last name, as every new account asks for them.
import { useLingui } from '@lingui/react/macro'

import { NAME_MAX_LENGTH, NAME_PATTERN } from '#contract/person-name-rules.ts'
import { TextField } from '#web/ui/text-field.tsx'

import styles from './session.module.css'

export function NameFields() {
  const { t } = useLingui()
  const limits = {
    pattern: NAME_PATTERN,
    maxLength: NAME_MAX_LENGTH,
    required: true,
    // What the browser says of a shorter one.
    title: t`A name has two characters or more.`,
  }
  return (
    <div className={styles.names}>
      <TextField label={t`First name`} name="first_name" autoComplete="given-name" {...limits} />
      <TextField label={t`Last name`} name="last_name" autoComplete="family-name" {...limits} />
    </div>
  )
}
