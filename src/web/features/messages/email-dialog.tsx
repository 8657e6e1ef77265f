// Writes to applicants: the same for one and for many.
import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFieldProblems } from '#web/ui/use-field-problems.ts'

import { EmailFields, type EmailDraft } from './email-fields.tsx'
import { EmailPreview, type Person } from './email-preview.tsx'
import { MESSAGES_KEY, type MessageSelection, sendEmail } from './message-queries.ts'
import { notifySent } from './sent-toast.tsx'

import styles from './messages.module.css'

/** Whom a message goes to. */
export type EmailRequest = {
  selection: MessageSelection
  /** Those of them that are known by name, for the preview. */
  people: readonly Person[]
  count: number
  onSent: () => void
  onClose: () => void
}

type EmailDialogProps = EmailRequest & { accountId: number; jobId: number }

const EMPTY: Omit<EmailDraft, 'language'> = { subject: '', body: '', sendAt: '', template: '' }

/** Subject, body and when, with a preview for each recipient. */
export function EmailDialog(props: EmailDialogProps) {
  const { accountId, jobId, selection, people, count, onSent, onClose } = props
  const formId = useId()
  const [draft, setDraft] = useState<EmailDraft>(() => ({ ...EMPTY, language: currentLocale() }))
  const [isPreview, setIsPreview] = useState(false)
  const [isClosing, setIsClosing] = useState(false)
  const sending = useCommand(sendEmail, {
    invalidates: MESSAGES_KEY,
    onDone: (sent) => {
      notifySent(sent)
      onSent()
    },
    onRefused: () => setIsPreview(false),
  })
  const { form, problemOf } = useFieldProblems(sending.error)
  const { subject, body, language, sendAt } = draft
  const text = { subject: subject.trim(), body, language }
  const isWritten = subject.trim() !== '' && body !== ''
  const close = () => {
    if (subject === '' && body === '') onClose()
    else setIsClosing(true)
  }
  const send = () => {
    const instant = sendAt === '' ? null : new Date(sendAt).toISOString()
    sending.mutate({ jobId, selection, text, sendAt: instant })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const [only] = people
  return (
    <>
      <Dialog
        isOpen
        width="wide"
        onClose={close}
        isLocked={sending.isPending}
        title={
          count === 1 && only !== undefined ? (
            <Trans>Email to {only.name}</Trans>
          ) : (
            <Plural value={count} one="Email to # applicant" other="Email to # applicants" />
          )
        }
        actions={
          <Actions
            {...{ count, formId, isPreview, isWritten }}
            isBusy={sending.isPending}
            onCancel={close}
            onPreview={() => setIsPreview(!isPreview)}
            onSend={send}
          />
        }
      >
        {isPreview ? (
          <EmailPreview {...{ jobId, people, text }} />
        ) : (
          <form {...form} id={formId} className={styles.form} onSubmit={submit}>
            <SendError
              error={sending.error}
              hasField={FIELDS.some((name) => problemOf(name) !== undefined)}
            />
            <EmailFields
              {...{ accountId, draft, problemOf }}
              onDraft={(change) => setDraft((now) => ({ ...now, ...change }))}
            />
          </form>
        )}
      </Dialog>
      {isClosing && <ConfirmDiscard onDiscard={onClose} onStay={() => setIsClosing(false)} />}
    </>
  )
}

function ConfirmDiscard({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      onConfirm={onDiscard}
      title={<Trans>Discard this email?</Trans>}
      confirmLabel={<Trans>Discard</Trans>}
      cancelLabel={<Trans>Continue writing</Trans>}
      isDestructive
    >
      <Trans>It has not been sent. What you wrote will be lost.</Trans>
    </ConfirmDialog>
  )
}

const FIELDS = ['subject', 'body', 'send_at'] as const

type ActionsProps = {
  count: number
  formId: string
  isPreview: boolean
  isWritten: boolean
  isBusy: boolean
  onCancel: () => void
  onPreview: () => void
  onSend: () => void
}

function Actions(props: ActionsProps) {
  const { count, formId, isPreview, isWritten, isBusy, onCancel, onPreview, onSend } = props
  const send = <Plural value={count} one="Send to # applicant" other="Send to # applicants" />
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
        <Trans>Cancel</Trans>
      </Button>
      <Button disabled={!isWritten} onClick={onPreview}>
        {isPreview ? <Trans>Back to editing</Trans> : <Trans>Preview</Trans>}
      </Button>
      {/* In the form it submits, so that the browser checks the fields; beside the preview there is no form. */}
      {isPreview ? (
        <Button key="send" variant="primary" isBusy={isBusy} onClick={onSend}>
          {send}
        </Button>
      ) : (
        <Button key="submit" variant="primary" type="submit" form={formId} isBusy={isBusy}>
          {send}
        </Button>
      )}
    </>
  )
}

function SendError({ error, hasField }: { error: Error | null; hasField: boolean }) {
  const errorText = useErrorText()
  if (error === null || hasField) return null
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}
