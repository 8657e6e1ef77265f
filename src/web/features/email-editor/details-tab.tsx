import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { EMAIL_EDITOR_LIMITS } from '#contract/messages/email-editor-rules.ts'
import {
  MESSAGE_LIMITS,
  TEMPLATE_PURPOSES,
  type TemplatePurpose,
} from '#contract/messages/messages-rules.ts'
import { PRODUCT } from '#web/features/shell/product.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import type { TabProps } from './editor-tabs.tsx'

const product = PRODUCT.name

/** Name and description, which a system template has from the product, and the sender. */
export function DetailsTab(props: TabProps) {
  const { draft, email, problemOf, onChange } = props
  const isSystem = email.is_name_fixed
  const { t } = useLingui()
  return (
    <>
      <LimitedTextField
        label={t`Name of the template`}
        name="template_display_name"
        required
        readOnly={isSystem}
        {...(isSystem ? { hint: t`Set by ${product}.` } : {})}
        maxLength={MESSAGE_LIMITS.templateName}
        value={draft.template_display_name}
        error={problemOf('template_display_name')}
        onChange={({ target }) => onChange({ template_display_name: target.value })}
      />
      <LimitedTextField
        label={t`Description`}
        name="description"
        isOptional={!isSystem}
        readOnly={isSystem}
        {...(isSystem ? { hint: t`Set by ${product}.` } : {})}
        maxLength={EMAIL_EDITOR_LIMITS.description}
        value={draft.description}
        error={problemOf('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {!email.is_purpose_fixed && <PurposeField {...props} />}
      <SenderFields {...props} />
    </>
  )
}

const PURPOSES: Readonly<Record<TemplatePurpose, MessageDescriptor>> = {
  general: msg`Anything`,
  invitation: msg`Invitation`,
  reminder: msg`Reminder`,
  information: msg`Request for information`,
  rejection: msg`Rejection`,
}

function PurposeField({ draft, onChange }: TabProps) {
  const { t, i18n } = useLingui()
  return (
    <SelectField
      label={t`Used for`}
      hint={t`Rejections offer rejection texts, and emails everything else.`}
      value={draft.purpose}
      options={TEMPLATE_PURPOSES.map((value) => ({ value, label: i18n._(PURPOSES[value]) }))}
      onChange={({ target }) => {
        const purpose = TEMPLATE_PURPOSES.find((one) => one === target.value)
        if (purpose !== undefined) onChange({ purpose })
      }}
    />
  )
}

function SenderFields({ draft, email, problemOf, onChange }: TabProps) {
  const { t } = useLingui()
  const isSystem = email.type === 'system'
  return (
    <>
      <LimitedTextField
        label={t`Sender name`}
        name="from_name"
        isOptional
        hint={
          isSystem
            ? t`If this is empty, the name is ${product}.`
            : t`If this is empty, it is the name of the company.`
        }
        maxLength={EMAIL_EDITOR_LIMITS.fromName}
        value={draft.from_name}
        error={problemOf('from_name')}
        onChange={({ target }) => onChange({ from_name: target.value })}
      />
      <SelectField
        label={t`Sender address`}
        name="from_email"
        value={draft.from_email}
        options={email.senders.map((address) => ({ value: address, label: address }))}
        error={problemOf('from_email')}
        onChange={({ target }) => onChange({ from_email: target.value })}
      />
      <TextField
        type="email"
        label={t`Replies go to`}
        {...(isSystem
          ? {}
          : { hint: t`Your colleagues’ emails to candidates keep a reply address of their own.` })}
        name="reply_to"
        required
        autoComplete="email"
        value={draft.reply_to}
        error={problemOf('reply_to')}
        onChange={({ target }) => onChange({ reply_to: target.value })}
      />
    </>
  )
}
