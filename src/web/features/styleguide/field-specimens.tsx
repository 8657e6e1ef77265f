import { useState } from 'react'

import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { DateSpecimens } from './date-specimens.tsx'
import { Specimen } from './specimen.tsx'
import { countries, likert, sample, shifts } from './styleguide-samples.ts'

import styles from './styleguide.module.css'

/** What can be filled in. Number keys stay with one group, because several would answer at once. */
export function FieldSpecimens({ hasNumberKeys }: { hasNumberKeys: boolean }) {
  const [agreement, setAgreement] = useState<string | null>('4')
  const [shift, setShift] = useState<string | null>(null)
  return (
    <>
      <Specimen name="TextField">
        <div className={styles.columns}>
          <TextField label="First name" defaultValue="Maria Fernanda" autoComplete="off" />
          <TextField label="Email" hint={sample.hint} placeholder="name@company.com" />
          <TextField label="Email" error={sample.error} defaultValue="maria@" />
          <TextField label="LinkedIn" isOptional disabled defaultValue="linkedin.com/in/maria" />
        </div>
      </Specimen>
      <Specimen name="PasswordField, SelectField, TextArea">
        <div className={styles.columns}>
          <PasswordField
            label="New password"
            brokenRules={() => ['uppercase', 'special']}
            defaultValue="harbour7"
          />
          <SelectField label="Country" options={countries} placeholder="Choose a country" />
          <SelectField
            label="Country"
            options={countries}
            error="The Country field is required"
            placeholder="Choose a country"
          />
          <TextArea label="Why this job?" isOptional defaultValue={sample.paragraph} />
        </div>
      </Specimen>
      <DateSpecimens />
      <Specimen name="Checkbox">
        <div className={styles.columns}>
          <Checkbox
            label="Send me text messages"
            hint="About this application only"
            defaultChecked
          />
          <Checkbox label="All requisitions" isMixed />
          <Checkbox label="I accept the terms" error="Accept the terms to go on" />
          <Checkbox label="Not available" disabled />
        </div>
      </Specimen>
      <Specimen name="OptionCards">
        <div className={styles.questions}>
          <OptionCards
            legend={sample.question}
            options={likert}
            value={agreement}
            onChange={setAgreement}
            hasNumberKeys={hasNumberKeys}
            layout="row"
          />
          <OptionCards
            legend="Which shift suits you?"
            hint="You can change it later."
            options={shifts}
            value={shift}
            onChange={setShift}
          />
        </div>
      </Specimen>
    </>
  )
}
