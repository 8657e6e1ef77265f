import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { EmailTemplate } from '#contract/email-templates.ts'
import { MESSAGE_LIMITS } from '#contract/message-limits.ts'
import { RICH_TEXT } from '#contract/rich-text.ts'
import { TEMPLATE_VARIABLES, unknownVariables } from '#contract/template-variables.ts'
import { isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { VARIABLE_LABELS } from '#web/ui/staff/template-variable-labels.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { type MessageText, templatesQuery } from './message-queries.ts'

import styles from './messages.module.css'

export type TextDraft = MessageText & {
  /** Which template it began with. */
  template: string
}

// Messages of the catalogs cannot hold braces.
const VARIABLE = '{{first_name}}'
const WITH_FALLBACK = '{{first_name|:there}}'

type EmailTextFieldsProps = {
  accountId: number
  draft: TextDraft
  problemOf: (name: string, text?: string) => string | undefined
  onDraft: (change: Partial<TextDraft>) => void
}

/** What is written, and in which language: from a template, or freely. */
export function EmailTextFields({ accountId, draft, problemOf, onDraft }: EmailTextFieldsProps) {
  const { t, i18n } = useLingui()
  const { subject, body, language, template } = draft
  const variables = TEMPLATE_VARIABLES.map((name) => ({
    code: `{{${name}}}`,
    label: i18n._(VARIABLE_LABELS[name]),
  }))
  return (
    <>
      <div className={styles.pair}>
        <TemplateField accountId={accountId} value={template} onTemplate={onDraft} />
        <SelectField
          label={t`Language of the email`}
          value={language}
          options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          onChange={({ target }) => {
            if (isLocale(target.value)) onDraft({ language: target.value })
          }}
        />
      </div>
      <TextField
        label={t`Subject`}
        name="subject"
        required
        maxLength={MESSAGE_LIMITS.subject}
        value={subject}
        error={useUnknownVariable(subject) ?? problemOf('subject')}
        onChange={({ target }) => onDraft({ subject: target.value })}
      />
      <RichTextField
        // The editor owns its text: another template takes another editor.
        key={template}
        label={t`Message`}
        name="body"
        hint={t`Variables such as ${VARIABLE} are filled in for each applicant. ${WITH_FALLBACK} has a fallback.`}
        format={RICH_TEXT}
        variables={variables}
        html={body}
        error={useUnknownVariable(body) ?? problemOf('body', t`Write a message.`)}
        onChange={(html) => onDraft({ body: html })}
      />
    </>
  )
}

function useUnknownVariable(text: string): string | undefined {
  const { t } = useLingui()
  const [name] = unknownVariables(text)
  const written = `{{${name ?? ''}}}`
  return name === undefined ? undefined : t`There is no variable ${written}.`
}

type TemplateFieldProps = {
  accountId: number
  value: string
  onTemplate: (change: Partial<TextDraft>) => void
}

function TemplateField({ accountId, value, onTemplate }: TemplateFieldProps) {
  const { t, i18n } = useLingui()
  const { data = [], isPending, isError } = useQuery(templatesQuery(accountId))
  // Those in the user's own language first.
  const ordered = data.toSorted((one, other) => rank(one, i18n.locale) - rank(other, i18n.locale))
  return (
    <SelectField
      label={t`Template`}
      isOptional
      placeholder={isPending ? t`Loading…` : t`No template`}
      value={value}
      error={isError ? <Trans>The templates could not be loaded.</Trans> : undefined}
      onChange={({ target }) => {
        const chosen = data.find((one) => keyOf(one) === target.value)
        if (chosen === undefined) onTemplate({ template: '' })
        else {
          const { subject, body, language } = chosen
          onTemplate({ template: keyOf(chosen), subject, body, language })
        }
      }}
      options={ordered.map((one) => ({
        value: keyOf(one),
        label: one.template_display_name,
        group: localeNames[one.language],
      }))}
    />
  )
}

function keyOf({ template_slug, language }: EmailTemplate): string {
  return `${template_slug} ${language}`
}

function rank({ language }: EmailTemplate, own: string): number {
  return language === own ? 0 : 1
}
