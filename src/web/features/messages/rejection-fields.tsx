// The email that goes with a rejection: off until it is wanted.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { UNDO_MINUTES } from '#contract/application-actions.ts'
import type { RejectionMessage } from '#contract/decisions.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

import type { Person } from './applicant-previews.tsx'
import { EmailPreview } from './email-preview.tsx'
import { EmailTextFields } from './email-text-fields.tsx'

import styles from './messages.module.css'

/** Minutes. */
const DAY = 24 * 60
const DELAYS = [
  { minutes: UNDO_MINUTES, label: msg`In ${UNDO_MINUTES} minutes` },
  { minutes: DAY, label: msg`In 24 hours` },
  { minutes: 3 * DAY, label: msg`In 3 days` },
  { minutes: 7 * DAY, label: msg`In a week` },
] as const

type RejectionFieldsProps = {
  accountId: number
  jobId: number
  people: readonly Person[]
  message: RejectionMessage | null
  problemOf: (name: string, text?: string) => string | undefined
  onMessage: (message: RejectionMessage | null) => void
}

/** Whether an email is sent, what it says, and how long it waits. */
export function RejectionFields(props: RejectionFieldsProps) {
  const { accountId, jobId, people, message, problemOf, onMessage } = props
  const { t, i18n } = useLingui()
  const [template, setTemplate] = useState('')
  const [isShown, setIsShown] = useState(false)
  const isWritten = message !== null && message.subject.trim() !== '' && message.body !== ''
  return (
    <div className={styles.form}>
      <Checkbox
        label={<Trans>Send an email</Trans>}
        checked={message !== null}
        onChange={({ target }) =>
          onMessage(
            target.checked
              ? { subject: '', body: '', language: currentLocale(), delay_minutes: UNDO_MINUTES }
              : null,
          )
        }
      />
      {message !== null && (
        <>
          <EmailTextFields
            accountId={accountId}
            // The server names the fields of the message below it.
            problemOf={(name, text) => problemOf(`message.${name}`, text) ?? problemOf(name, text)}
            draft={{ ...message, template }}
            onDraft={({ template: chosen, ...change }) => {
              if (chosen !== undefined) setTemplate(chosen)
              onMessage({ ...message, ...change })
            }}
          />
          <SelectField
            label={t`When it is sent`}
            hint={t`Undoing the rejection, or recovering the applicant before then, stops the email.`}
            value={message.delay_minutes}
            options={DELAYS.map(({ minutes, label }) => ({
              value: String(minutes),
              label: i18n._(label),
            }))}
            onChange={({ target }) =>
              onMessage({ ...message, delay_minutes: Number(target.value) })
            }
          />
          {isWritten && (
            <>
              <Button className={styles.start} size="small" onClick={() => setIsShown(!isShown)}>
                {isShown ? <Trans>Hide the preview</Trans> : <Trans>Preview</Trans>}
              </Button>
              {isShown && <EmailPreview {...{ jobId, people }} text={textOf(message)} />}
            </>
          )}
        </>
      )}
    </div>
  )
}

function textOf({ subject, body, language }: RejectionMessage) {
  return { subject: subject.trim(), body, language }
}
