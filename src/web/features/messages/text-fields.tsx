import { useLingui } from '@lingui/react/macro'

import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { TEMPLATE_VARIABLES } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'
import { useUnknownVariable } from '#web/features/staff-shell/use-unknown-variable.ts'
import { isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import type { PlainText } from './message-queries.ts'
import { SendAtField } from './send-at-field.tsx'
import { TextTemplateField } from './text-template-field.tsx'

import styles from './messages.module.css'

export type TextMessageDraft = PlainText & {
  /** Which template it began with. */
  template: string
  /** As a `datetime-local` input has it; empty for now. */
  sendAt: string
}

type TextFieldsProps = {
  jobId: number
  draft: TextMessageDraft
  problemOf: (name: string, text?: string) => string | undefined
  onDraft: (change: Partial<TextMessageDraft>) => void
}

const LONGEST = MESSAGE_LIMITS.textBody

/** What is written, and when it goes out. A variable is added at the end of the message. */
export function TextFields({ jobId, draft, problemOf, onDraft }: TextFieldsProps) {
  const { t, i18n } = useLingui()
  const { body, language, sendAt } = draft
  // A template may be longer than a message.
  const isTooLong = body.length > LONGEST
  const left = isTooLong ? 0 : LONGEST - body.length
  const unknown = useUnknownVariable(body)
  const tooLong = t`Write a message of at most ${LONGEST} characters.`
  return (
    <>
      <TextTemplateField {...{ jobId, draft, onDraft }} />
      <TextArea
        label={t`Text message`}
        name="body"
        required
        maxLength={LONGEST}
        value={body}
        hint={t`${left} of ${LONGEST} characters left. Your company’s name stands before it, and how to stop texts below it. Only applicants who agreed to texts get it.`}
        error={isTooLong ? tooLong : (unknown ?? problemOf('body', tooLong))}
        onChange={({ target }) => onDraft({ body: target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t`Insert a variable`}
          placeholder={t`Choose a variable`}
          value=""
          options={TEMPLATE_VARIABLES.map((name) => ({
            value: name,
            label: i18n._(VARIABLE_LABELS[name]),
          }))}
          onChange={({ target }) => {
            const longer = `${body}{{${target.value}}}`
            if (target.value !== '' && longer.length <= LONGEST) onDraft({ body: longer })
          }}
        />
        <SelectField
          label={t`Language of the text message`}
          value={language}
          options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
          onChange={({ target }) => {
            if (isLocale(target.value)) onDraft({ language: target.value })
          }}
        />
      </div>
      <SendAtField
        value={sendAt}
        problemOf={problemOf}
        onChange={(at) => onDraft({ sendAt: at })}
      />
    </>
  )
}
