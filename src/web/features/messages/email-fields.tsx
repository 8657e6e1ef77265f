import { useLingui } from '@lingui/react/macro'

import { MESSAGE_LIMITS, MESSAGE_UNDO_SECONDS } from '#contract/message-limits.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { EmailTextFields, type TextDraft } from './email-text-fields.tsx'
import { SaveTemplate } from './save-template.tsx'

import styles from './messages.module.css'

export type EmailDraft = TextDraft & {
  /** As a `datetime-local` input has it; empty for now. */
  sendAt: string
}

type EmailFieldsProps = {
  accountId: number
  draft: EmailDraft
  problemOf: (name: string, text?: string) => string | undefined
  onDraft: (change: Partial<EmailDraft>) => void
}

const DAYS = MESSAGE_LIMITS.days

/** What is written, and when it goes out. */
export function EmailFields({ accountId, draft, problemOf, onDraft }: EmailFieldsProps) {
  const { t } = useLingui()
  const { subject, body, language, sendAt } = draft
  return (
    <>
      <EmailTextFields {...{ accountId, draft, problemOf, onDraft }} />
      <div className={styles.pair}>
        <TextField
          label={t`Send at`}
          name="send_at"
          type="datetime-local"
          isOptional
          hint={t`In your time zone. Without a time it is sent now, and you can undo it for ${MESSAGE_UNDO_SECONDS} seconds.`}
          value={sendAt}
          error={problemOf('send_at', t`Choose a time within the next ${DAYS} days.`)}
          onChange={({ target }) => onDraft({ sendAt: target.value })}
        />
        <SaveTemplate accountId={accountId} text={{ subject, body, language }} />
      </div>
    </>
  )
}
