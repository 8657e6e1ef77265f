// The email that goes with a decision: with a rejection off until it is wanted, with advancing what the dialog is for.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import type { DecisionMessage } from '#contract/decisions/decisions.ts'
import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import type { TemplatePurpose } from '#contract/messages/messages-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { Person } from './applicant-previews.tsx'
import { EmailPreview } from './email-preview.tsx'
import { draftOf, EmailTextFields, slugOf } from './email-text-fields.tsx'
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

const PURPOSES = {
  reject: 'rejection',
  advance: 'invitation',
} as const satisfies Record<string, TemplatePurpose>
type About = keyof typeof PURPOSES

const SOON = { delay_minutes: UNDO_MINUTES }

type DecisionEmailFieldsProps = {
  accountId: number
  jobId: number
  about: About
  people: readonly Person[]
  /** Null while none is to be sent. */
  message: DecisionMessage | null
  problemOf: (name: string, text?: string) => string | undefined
  onMessage: (message: DecisionMessage | null) => void
}

/** Whether an email is sent, what it says, and how long it waits. */
export function DecisionEmailFields(props: DecisionEmailFieldsProps) {
  const { accountId, about, message, onMessage } = props
  const { data, isPending: isWaiting } = useQuery(templatesQuery(accountId))
  const { template: preset = '', ...text } = presetOf(data ?? [], about)
  const [chosen, setChosen] = useState<string | null>(null)
  const begin = () =>
    onMessage({
      subject: '',
      body: '',
      language: currentLocale(),
      ...text,
      template_slug: slugOf(preset),
      ...SOON,
    })
  const turn = (isOn: boolean) => {
    setChosen(null)
    if (isOn) begin()
    else onMessage(null)
  }
  const isToBegin = about === 'advance' && message === null && !isWaiting
  const start = useEffectEvent(begin)
  useEffect(() => {
    if (isToBegin) start()
  }, [isToBegin])
  return (
    <div className={styles.form}>
      {about === 'reject' && (
        <Checkbox
          label={<Trans>Send an email</Trans>}
          checked={message !== null}
          // Its text is preset: a moment later it would take the place of what is written.
          disabled={isWaiting}
          onChange={({ target }) => turn(target.checked)}
        />
      )}
      {message !== null && (
        <Written {...props} message={message} template={chosen ?? preset} setTemplate={setChosen} />
      )}
    </div>
  )
}

type WrittenProps = DecisionEmailFieldsProps & {
  message: DecisionMessage
  template: string
  setTemplate: (template: string) => void
}

function Written(props: WrittenProps) {
  const { accountId, jobId, about, people, message, problemOf, onMessage, setTemplate } = props
  const { t, i18n } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const isWritten = message.subject.trim() !== '' && message.body !== ''
  return (
    <>
      <EmailTextFields
        accountId={accountId}
        isFitting={({ purpose }) => purpose === PURPOSES[about] || purpose === 'general'}
        // The server names the fields of the message below it.
        problemOf={(name, text) => problemOf(`message.${name}`, text) ?? problemOf(name, text)}
        draft={{ ...message, template: props.template }}
        onDraft={({ template: chosen, ...change }) => {
          if (chosen === undefined) return onMessage({ ...message, ...change })
          setTemplate(chosen)
          onMessage({ ...message, ...change, template_slug: slugOf(chosen) })
        }}
      />
      <SelectField
        label={t`When it is sent`}
        hint={
          about === 'reject'
            ? t`Undoing the rejection, or recovering the applicant before then, stops the email.`
            : t`Undoing it, or another decision about the applicant before then, stops the email.`
        }
        value={message.delay_minutes}
        options={DELAYS.map(({ minutes, label }) => ({
          value: String(minutes),
          label: i18n._(label),
        }))}
        onChange={({ target }) => onMessage({ ...message, delay_minutes: Number(target.value) })}
      />
      {isWritten && (
        <>
          <Button className={styles.start} size="small" onClick={() => setIsShown(!isShown)}>
            {isShown ? <Trans>Hide the preview</Trans> : <Trans>Preview</Trans>}
          </Button>
          {isShown && (
            <EmailPreview
              {...{ jobId, people }}
              text={textOf(message)}
              isAdvancing={about === 'advance'}
            />
          )}
        </>
      )}
    </>
  )
}

// The company's own wording before the product's, in the user's language.
function presetOf(
  templates: readonly EmailTemplate[],
  about: About,
): Partial<ReturnType<typeof draftOf>> {
  const fitting = templates.filter(
    ({ purpose, language }) => purpose === PURPOSES[about] && language === currentLocale(),
  )
  const preset = fitting.find(({ type }) => type === 'team') ?? fitting[0]
  return preset === undefined ? {} : draftOf(preset)
}

function textOf({ subject, body, language }: DecisionMessage) {
  return { subject: subject.trim(), body, language }
}
