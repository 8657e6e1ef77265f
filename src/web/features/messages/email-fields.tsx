import type { EmailTemplate } from '#contract/messages/email-templates.ts'

import { EmailTextFields, type TextDraft } from './email-text-fields.tsx'
import { SaveTemplate } from './save-template.tsx'
import { SendAtField } from './send-at-field.tsx'

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

/** What is written, and when it goes out. */
export function EmailFields({ accountId, draft, problemOf, onDraft }: EmailFieldsProps) {
  const { subject, body, language, sendAt } = draft
  return (
    <>
      <EmailTextFields {...{ accountId, isFitting, draft, problemOf, onDraft }} />
      <div className={styles.pair}>
        <SendAtField
          value={sendAt}
          problemOf={problemOf}
          onChange={(at) => onDraft({ sendAt: at })}
        />
        <SaveTemplate accountId={accountId} text={{ subject, body, language }} />
      </div>
    </>
  )
}

// A rejection is a decision, and is written where it is made.
function isFitting({ purpose }: EmailTemplate): boolean {
  return purpose !== 'rejection'
}
