import { Trans, useLingui } from '@lingui/react/macro'

import type { EditableDetails } from '#contract/settings/company-details.ts'
import { isLocale, type Locale, localeNames, locales } from '#web/i18n/i18n.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { FieldsetProblem } from '../fieldset-problem.tsx'
import type { CompanyFields } from './company-form.tsx'

import styles from '../settings.module.css'

/** The languages of the company’s own texts; the last one stays. */
export function LanguageFields({ draft, problemOf, onChange }: CompanyFields<EditableDetails>) {
  const { t } = useLingui()
  const { languages, default_language: preset } = draft
  const problem = problemOf('languages', t`Choose at least one language.`)
  const toggle = (locale: Locale, isOffered: boolean) => {
    const offered = locales.filter((one) => (one === locale ? isOffered : languages.includes(one)))
    const [first = locale] = offered
    onChange({
      languages: offered,
      default_language: offered.includes(preset) ? preset : first,
    })
  }
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Trans>Languages of your company’s texts</Trans>
        </legend>
        <p className={styles.hint}>
          <Trans>New requisitions take applications in these languages.</Trans>
        </p>
        {problem !== undefined && <FieldsetProblem>{problem}</FieldsetProblem>}
        {locales.map((one) => (
          <Checkbox
            key={one}
            name="languages"
            label={<span lang={one}>{localeNames[one]}</span>}
            checked={languages.includes(one)}
            disabled={languages.length === 1 && languages.includes(one)}
            onChange={({ target }) => toggle(one, target.checked)}
          />
        ))}
      </fieldset>
      <SelectField
        name="default_language"
        label={t`Default language`}
        hint={t`Used for invitations to apply, and for interview emails to readers who have not chosen a language.`}
        options={languages.map((one) => ({ value: one, label: localeNames[one] }))}
        value={preset}
        error={problemOf('default_language')}
        onChange={({ target }) => {
          if (isLocale(target.value)) onChange({ default_language: target.value })
        }}
      />
    </>
  )
}
