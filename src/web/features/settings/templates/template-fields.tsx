import { useLingui } from '@lingui/react/macro'

import { MESSAGE_LIMITS } from '#contract/message-limits.ts'
import { EmailContentFields } from '#web/features/staff-shell/email-content-fields.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { TemplateContent } from './template-queries.ts'

type TemplateFieldsProps = {
  content: TemplateContent
  /** Changes when the text is another one. */
  editorKey: string
  problemOf: (name: string, text?: string) => string | undefined
  onChange: (change: Partial<TemplateContent>) => void
}

/** What is written of a template: its name, subject and message. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Name of the template`}
        name="template_display_name"
        required
        maxLength={MESSAGE_LIMITS.templateName}
        value={props.content.template_display_name}
        error={props.problemOf('template_display_name')}
        onChange={({ target }) => props.onChange({ template_display_name: target.value })}
      />
      <EmailContentFields {...props} />
    </>
  )
}
