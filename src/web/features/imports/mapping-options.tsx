import { Trans, useLingui } from '@lingui/react/macro'

import type { ImportOption } from '#contract/imports/import-rules.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

import styles from './imports.module.css'

export type MatchingOptions = Readonly<Record<ImportOption, boolean>>

type MappingOptionsProps = {
  options: MatchingOptions
  onChange: (options: MatchingOptions) => void
}

/** How rows find people and job profiles. */
export function MappingOptions({ options, onChange }: MappingOptionsProps) {
  const { t } = useLingui()
  const set = (name: ImportOption) => ({
    checked: options[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...options, [name]: target.checked }),
  })
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Matching</Trans>
      </legend>
      <Checkbox
        {...set('ignore_name_match')}
        label={t`Ignore differences in names`}
        hint={t`A known email with another name is the same person, and the name is changed.`}
      />
      <Checkbox
        {...set('allow_other_job_matching_start_date')}
        label={t`Match another job with the same first day`}
        hint={t`Used when a person does not hold the job profile of the row.`}
      />
      <Checkbox
        {...set('creates_profiles')}
        label={t`Create job profiles that are missing`}
        hint={t`Otherwise rows with an unknown profile are refused.`}
      />
      <Checkbox
        {...set('lists_everyone')}
        label={t`This file lists everyone who works here`}
        hint={t`Employees who are not in the file are listed after the check. Nothing about them is changed.`}
      />
    </fieldset>
  )
}
