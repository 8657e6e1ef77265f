// The email that goes with a rejection: off until it is wanted.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import type { RejectionMessage } from '#contract/decisions/decisions.ts'
import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { Person } from './applicant-previews.tsx'
import { EmailPreview } from './email-preview.tsx'
import { draftOf, EmailTextFields } from './email-text-fields.tsx'
import { templatesQuery } from './message-queries.ts'

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
  const templates = useQuery(templatesQuery(accountId))
  const begin = () => {
    const preset = presetOf(templates.data ?? [])
    const { template: chosen = '', ...text } = preset === undefined ? {} : draftOf(preset)
    setTemplate(chosen)
    onMessage({
      subject: '',
      body: '',
      language: currentLocale(),
      ...text,
      delay_minutes: UNDO_MINUTES,
    })
  }
  const isWritten = message !== null && message.subject.trim() !== '' && message.body !== ''
  return (
    <div className={styles.form}>
      <Checkbox
        label={<Trans>Send an email</Trans>}
        checked={message !== null}
        // Its text is preset: a moment later it would take the place of what is written.
        disabled={templates.isPending}
        onChange={({ target }) => (target.checked ? begin() : onMessage(null))}
      />
      {message !== null && (
        <>
          <EmailTextFields
            accountId={accountId}
            isFitting={isFitting}
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

function isFitting({ purpose }: EmailTemplate): boolean {
  return purpose === 'rejection' || purpose === 'general'
}

// The company's own wording before the product's, in the user's language.
function presetOf(templates: readonly EmailTemplate[]): EmailTemplate | undefined {
  const rejections = templates.filter(
    ({ purpose, language }) => purpose === 'rejection' && language === currentLocale(),
  )
  return rejections.find(({ type }) => type === 'team') ?? rejections[0]
}

function textOf({ subject, body, language }: RejectionMessage) {
  return { subject: subject.trim(), body, language }
}
