import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { EmailContentFields } from '#web/features/staff-shell/email-content-fields.tsx'
import { isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { type MessageText, templatesQuery } from './message-queries.ts'

import styles from './messages.module.css'

export type TextDraft = MessageText & {
  /** Which template it began with. */
  template: string
}

type EmailTextFieldsProps = {
  accountId: number
  /** Whether a template suits what the email goes with. */
  isFitting: (template: EmailTemplate) => boolean
  draft: TextDraft
  problemOf: (name: string, text?: string) => string | undefined
  onDraft: (change: Partial<TextDraft>) => void
}

/** What is written, and in which language: from a template, or freely. */
export function EmailTextFields(props: EmailTextFieldsProps) {
  const { accountId, isFitting, draft, problemOf, onDraft } = props
  const { t } = useLingui()
  const { subject, body, language, template } = draft
  return (
    <>
      <div className={styles.pair}>
        <TemplateField {...{ accountId, isFitting }} value={template} onTemplate={onDraft} />
        <SelectField
          label={t`Language of the email`}
          value={language}
          options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          onChange={({ target }) => {
            if (isLocale(target.value)) onDraft({ language: target.value })
          }}
        />
      </div>
      <EmailContentFields
        content={{ subject, body }}
        editorKey={template}
        problemOf={problemOf}
        onChange={onDraft}
      />
    </>
  )
}

type TemplateFieldProps = Pick<EmailTextFieldsProps, 'accountId' | 'isFitting'> & {
  value: string
  onTemplate: (change: Partial<TextDraft>) => void
}

function TemplateField({ accountId, isFitting, value, onTemplate }: TemplateFieldProps) {
  const { t, i18n } = useLingui()
  const { data = [], isPending, isError } = useQuery(templatesQuery(accountId))
  // Those in the user's own language first.
  const ordered = data
    .filter(isFitting)
    .toSorted((one, other) => rank(one, i18n.locale) - rank(other, i18n.locale))
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
        else onTemplate(draftOf(chosen))
      }}
      options={ordered.map((one) => ({
        value: keyOf(one),
        label: one.template_display_name,
        group: localeNames[one.language],
      }))}
    />
  )
}

/** An email that begins with a template. */
export function draftOf(template: EmailTemplate): TextDraft {
  const { subject, body, language } = template
  return { template: keyOf(template), subject, body, language }
}

function keyOf({ template_slug, language }: EmailTemplate): string {
  return `${template_slug} ${language}`
}

/** Which template a draft began with, as the server knows it; undefined for none. */
export function slugOf(template: string): string | undefined {
  return template.split(' ')[0] || undefined
}

function rank({ language }: EmailTemplate, own: string): number {
  return language === own ? 0 : 1
}
