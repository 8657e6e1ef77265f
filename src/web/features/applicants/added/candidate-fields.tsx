import { useLingui } from '@lingui/react/macro'

import { NAME_MAX_LENGTH, NAME_PATTERN } from '#contract/core/person-name-rules.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

import styles from '../../plan-editor/setup.module.css'

type CandidateFieldsProps = { problemOf: (name: string, words?: string) => string | undefined }

/** Name and contact of a candidate whom staff add. */
export function CandidateFields({ problemOf }: CandidateFieldsProps) {
  const { t } = useLingui()
  const name = { required: true, pattern: NAME_PATTERN, maxLength: NAME_MAX_LENGTH }
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...name}
          name="first_name"
          label={t`First name`}
          data-first-focus
          autoComplete="off"
          error={problemOf('first_name')}
        />
        <TextField
          {...name}
          name="last_name"
          label={t`Last name`}
          autoComplete="off"
          error={problemOf('last_name')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          type="email"
          name="email"
          label={t`Email`}
          required
          autoComplete="off"
          error={problemOf('email')}
        />
        <TextField
          type="tel"
          name="phone_number"
          label={t`Phone number`}
          isOptional
          maxLength={40}
          autoComplete="off"
          error={problemOf('phone_number', t`Enter a phone number, such as +1 401 555 0134.`)}
        />
      </div>
    </>
  )
}
