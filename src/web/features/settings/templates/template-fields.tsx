import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import {
  MESSAGE_LIMITS,
  TEMPLATE_PURPOSES,
  type TemplatePurpose,
} from '#contract/messages/messages-rules.ts'
import { EmailContentFields } from '#web/features/staff-shell/email-content-fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import type { TemplateContent } from './template-queries.ts'

type TemplateFieldsProps = {
  content: TemplateContent
  hasDefault: boolean
  /** Changes when the text is another one. */
  editorKey: string
  problemOf: (name: string, text?: string) => string | undefined
  onChange: (change: Partial<TemplateContent>) => void
}

const PURPOSES: Readonly<Record<TemplatePurpose, MessageDescriptor>> = {
  general: msg`Anything`,
  invitation: msg`Invitation`,
  reminder: msg`Reminder`,
  information: msg`Request for information`,
  rejection: msg`Rejection`,
}

/** What is written of a template: its name, subject and message. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <LimitedTextField
        label={t`Name of the template`}
        name="template_display_name"
        required
        maxLength={MESSAGE_LIMITS.templateName}
        value={props.content.template_display_name}
        error={props.problemOf('template_display_name')}
        onChange={({ target }) => props.onChange({ template_display_name: target.value })}
      />
      {!props.hasDefault && (
        <SelectField
          label={t`Used for`}
          hint={t`Rejections offer rejection texts, and emails everything else.`}
          value={props.content.purpose}
          options={TEMPLATE_PURPOSES.map((value) => ({ value, label: i18n._(PURPOSES[value]) }))}
          onChange={({ target }) => {
            const purpose = TEMPLATE_PURPOSES.find((one) => one === target.value)
            if (purpose !== undefined) props.onChange({ purpose })
          }}
        />
      )}
      <EmailContentFields {...props} />
    </>
  )
}
