// First and last name, as every new account asks for them.
import { useLingui } from '@lingui/react/macro'

import { NAME_MIN_LENGTH } from '#contract/password.ts'
import { TextField } from '#web/ui/text-field.tsx'

import styles from './session.module.css'

const LIMITS = { minLength: NAME_MIN_LENGTH, maxLength: 100, required: true }

export function NameFields() {
  const { t } = useLingui()
  return (
    <div className={styles.names}>
      <TextField label={t`First name`} name="first_name" autoComplete="given-name" {...LIMITS} />
      <TextField label={t`Last name`} name="last_name" autoComplete="family-name" {...LIMITS} />
    </div>
  )
}
