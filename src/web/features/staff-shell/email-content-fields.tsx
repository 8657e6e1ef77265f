import { useLingui } from '@lingui/react/macro'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { TEMPLATE_VARIABLES } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { useUnknownVariable } from './use-unknown-variable.ts'

// Messages of the catalogs cannot hold braces.
const VARIABLE = '{{first_name}}'
const WITH_FALLBACK = '{{first_name|:there}}'

export type EmailContent = { subject: string; body: string }

type EmailContentFieldsProps = {
  content: EmailContent
  /** Changes when the text is another one, which takes another editor: the editor owns its text. */
  editorKey: string
  /** Of a field by its name, as the server or the browser names it. */
  problemOf: (name: string, text?: string) => string | undefined
  onChange: (change: Partial<EmailContent>) => void
}

/** Subject and message of an email with variables, wherever one is written. */
export function EmailContentFields(props: EmailContentFieldsProps) {
  const { content, editorKey, problemOf, onChange } = props
  const { t, i18n } = useLingui()
  const variables = TEMPLATE_VARIABLES.map((name) => ({
    code: `{{${name}}}`,
    label: i18n._(VARIABLE_LABELS[name]),
  }))
  return (
    <>
      <LimitedTextField
        label={t`Subject`}
        name="subject"
        required
        maxLength={MESSAGE_LIMITS.subject}
        value={content.subject}
        error={useUnknownVariable(content.subject) ?? problemOf('subject')}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <RichTextField
        key={editorKey}
        label={t`Message`}
        name="body"
        hint={t`Variables such as ${VARIABLE} are filled in for each applicant. ${WITH_FALLBACK} has a fallback.`}
        format={RICH_TEXT}
        variables={variables}
        html={content.body}
        error={useUnknownVariable(content.body) ?? problemOf('body', t`Write a message.`)}
        onChange={(body) => onChange({ body })}
      />
    </>
  )
}
