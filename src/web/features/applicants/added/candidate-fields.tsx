import { useLingui } from '@lingui/react/macro'

import { TextField } from '#web/ui/form/text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { PersonNameFields } from '../../plan-editor/person-name-fields.tsx'

import styles from '../../plan-editor/setup.module.css'

type CandidateFieldsProps = { problemOf: (name: string, words?: string) => string | undefined }

/** Name and contact of a candidate whom staff add. */
export function CandidateFields({ problemOf }: CandidateFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <PersonNameFields isFirst problemOf={problemOf} />
      <div className={styles.pair}>
        <TextField
          type="email"
          name="email"
          label={t`Email`}
          required
          autoComplete="off"
          error={problemOf('email')}
        />
        <LimitedTextField
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
