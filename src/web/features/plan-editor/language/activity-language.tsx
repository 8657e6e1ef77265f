// In the editor of the plan: which language a language test is about, and in which one it is explained.
import { Trans, useLingui } from '@lingui/react/macro'

import { TESTED_LANGUAGES } from '#contract/assessments/language-parts.ts'
import type { LanguageTestSettings } from '#contract/assessments/language-tests.ts'
import { currentLocale, isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { languageChoice } from '#web/i18n/language-names.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { DraftActivity } from '../plan-draft.ts'
import { newLanguageTest } from './new-language-test.ts'

import styles from '../setup.module.css'

type ActivityLanguageProps = {
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => void
}

export function ActivityLanguage({ activity, onChange }: ActivityLanguageProps) {
  const { t } = useLingui()
  const { settings } = activity
  const chosen = settings?.kind === 'language-test' ? settings : newLanguageTest()
  const change = (part: Partial<LanguageTestSettings>) =>
    onChange({ settings: { ...chosen, ...part } })
  return (
    <div className={styles.questions}>
      <p className={styles.faint}>
        <Trans>
          Reading and listening are scored as the number of right answers. Writing and speaking are
          for you to read and hear. No language level is given.
        </Trans>
      </p>
      <div className={styles.pair}>
        <SelectField
          label={t`Language of the test`}
          value={chosen.language}
          options={TESTED_LANGUAGES.map((value) => ({
            value,
            label: languageChoice(value, currentLocale()),
          }))}
          onChange={({ target }) => {
            const language = TESTED_LANGUAGES.find((one) => one === target.value)
            if (language !== undefined) change({ language })
          }}
        />
        <SelectField
          label={t`Language of the instructions`}
          value={chosen.instruction_language}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          onChange={({ target }) => {
            if (isLocale(target.value)) change({ instruction_language: target.value })
          }}
        />
      </div>
    </div>
  )
}
