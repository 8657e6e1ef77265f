// The texts of an onboarding form in Spanish or French. What is left empty stands in English.
import { Trans, useLingui } from '@lingui/react/macro'

import {
  fieldId,
  type FieldTranslation,
  type FormField,
  type FormSection,
  type OwnFormField,
} from '#contract/assessments/form-fields.ts'
import { optionsOf } from '#contract/assessments/question-facts.ts'
import { FORM_LIMITS, QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { SECTION_TITLES, STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { replaced } from '../form/form-draft.ts'

import styles from '../setup.module.css'

export type TranslationLanguage = 'es' | 'fr'

type FormTranslationsProps = {
  language: TranslationLanguage
  sections: readonly FormSection[]
  onChange: (sections: readonly FormSection[]) => unknown
}

export function FormTranslations({ language, sections, onChange }: FormTranslationsProps) {
  const { t } = useLingui()
  const retitle = (section: FormSection, title: string) =>
    onChange(
      sections.map((one) =>
        one === section
          ? { ...one, translations: { ...one.translations, [language]: title } }
          : one,
      ),
    )
  return (
    <div className={styles.stack}>
      <p className={styles.facts}>
        <Trans>Candidates read in English what you leave empty.</Trans>
      </p>
      {sections.map((section, index) => {
        const number = index + 1
        const { title, standard_title: standard } = section
        return (
          <Card
            key={section.section_id}
            as="section"
            aria-label={t`Section ${number}`}
            className={styles.planStep}
          >
            {standard === null ? (
              <LimitedTextField
                label={<Trans>Title of section {number}</Trans>}
                hint={title}
                isOptional
                lang={language}
                maxLength={FORM_LIMITS.title}
                value={section.translations?.[language] ?? ''}
                onChange={({ target }) => retitle(section, target.value)}
              />
            ) : (
              <AlreadyTranslated text={SECTION_TITLES[standard][language]} />
            )}
            {section.fields.map((field) => (
              <FieldTexts
                key={fieldId(field)}
                {...{ language, field }}
                onChange={(next) => onChange(replaced(sections, next))}
              />
            ))}
          </Card>
        )
      })}
    </div>
  )
}

function AlreadyTranslated({ text }: { text: string }) {
  return (
    <p className={styles.facts}>
      {text} · <Trans>Already translated</Trans>
    </p>
  )
}

type FieldTextsProps<F extends FormField> = {
  language: TranslationLanguage
  field: F
  onChange: (field: F) => void
}

function FieldTexts({ field, ...props }: FieldTextsProps<FormField>) {
  return field.source === 'standard' ? (
    <AlreadyTranslated text={STANDARD_FIELDS[field.name].text[props.language]} />
  ) : (
    <OwnFieldTexts {...props} field={field} />
  )
}

const NO_TEXT: FieldTranslation = { text: '', help: '', options: [] }

function OwnFieldTexts({ language, field, onChange }: FieldTextsProps<OwnFormField>) {
  const { t } = useLingui()
  const { written, translations } = field
  const { text: name, help } = written
  const texts = translations?.[language] ?? NO_TEXT
  const options = optionsOf(written)
  const change = (next: Partial<FieldTranslation>) =>
    onChange({ ...field, translations: { ...translations, [language]: { ...texts, ...next } } })
  const changeOption = (value: number, text: string) => {
    const others = texts.options.filter(
      (one) => one.value !== value && options.some((option) => option.value === one.value),
    )
    change({ options: [...others, { value, text }] })
  }
  return (
    <div className={styles.stack}>
      <LimitedTextField
        label={t`Text of “${name}”`}
        isOptional
        lang={language}
        maxLength={QUESTION_LIMITS.text}
        value={texts.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {help !== '' && (
        <LimitedTextField
          label={t`Note of “${name}”`}
          hint={help}
          isOptional
          lang={language}
          maxLength={QUESTION_LIMITS.help}
          value={texts.help}
          onChange={({ target }) => change({ help: target.value })}
        />
      )}
      {options.map(({ value, text }) => (
        <LimitedTextField
          key={value}
          label={t`Answer “${text}” to “${name}”`}
          isOptional
          lang={language}
          maxLength={QUESTION_LIMITS.optionText}
          value={texts.options.find((one) => one.value === value)?.text ?? ''}
          onChange={({ target }) => changeOption(value, target.value)}
        />
      ))}
    </div>
  )
}
