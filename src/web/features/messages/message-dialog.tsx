// The frame of a dialog that writes to applicants: fields or preview, sending, and what is asked before it is discarded.
import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import type { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import styles from './messages.module.css'

type MessageDialogProps = {
  title: ReactNode
  discardTitle: ReactNode
  count: number
  /** Whether anything was written that would be lost. */
  isBegun: boolean
  /** Whether it can be previewed. */
  isWritten: boolean
  /** Whether it can be sent as it is written: all its variables are known. */
  isSendable: boolean
  /** False where it would reach no one: then there is nothing to write. */
  isReachable?: boolean
  isPreview: boolean
  /** Whether it goes out at a time that was chosen. */
  isScheduled: boolean
  isBusy: boolean
  /** Why sending was refused. */
  error: Error | null
  /** Whether a field says so already. */
  hasFieldProblem: boolean
  form: ReturnType<typeof useFieldProblems>['form']
  fields: ReactNode
  preview: ReactNode
  onPreview: (isPreview: boolean) => void
  onSend: () => void
  onClose: () => void
}

/** Asks before it discards what was written. */
export function MessageDialog(props: MessageDialogProps) {
  const { title, discardTitle, isBegun, isPreview, isBusy, form, onSend, onClose } = props
  const formId = useId()
  const [isClosing, setIsClosing] = useState(false)
  const close = () => {
    if (isBegun) setIsClosing(true)
    else onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <>
      <Dialog
        isOpen
        width="wide"
        onClose={close}
        isLocked={isBusy}
        title={title}
        actions={<Actions {...props} formId={formId} onCancel={close} />}
      >
        {isPreview ? (
          props.preview
        ) : (
          <form {...form} id={formId} className={styles.form} onSubmit={submit}>
            <SendError error={props.error} hasField={props.hasFieldProblem} />
            {props.fields}
          </form>
        )}
      </Dialog>
      {isClosing && (
        <ConfirmDialog
          isOpen
          onClose={() => setIsClosing(false)}
          onConfirm={onClose}
          title={discardTitle}
          confirmLabel={<Trans>Discard</Trans>}
          cancelLabel={<Trans>Continue writing</Trans>}
          isDestructive
        >
          <Trans>It has not been sent. What you wrote will be lost.</Trans>
        </ConfirmDialog>
      )}
    </>
  )
}

type ActionsProps = Pick<
  MessageDialogProps,
  | 'count'
  | 'isPreview'
  | 'isScheduled'
  | 'isWritten'
  | 'isSendable'
  | 'isReachable'
  | 'isBusy'
  | 'onPreview'
  | 'onSend'
> & { formId: string; onCancel: () => void }

function Actions(props: ActionsProps) {
  const { count, formId, isPreview, isWritten, isBusy, onCancel, onPreview, onSend } = props
  if (props.isReachable === false)
    return (
      <Button variant="secondary" onClick={onCancel}>
        <Trans>Close</Trans>
      </Button>
    )
  // Fields that the browser refuses, such as a day without its time, would be lost.
  const togglePreview = () => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement) || form.reportValidity()) onPreview(!isPreview)
  }
  const send = props.isScheduled ? (
    <Plural value={count} one="Schedule for # applicant" other="Schedule for # applicants" />
  ) : (
    <Plural value={count} one="Send to # applicant" other="Send to # applicants" />
  )
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
        <Trans>Cancel</Trans>
      </Button>
      <Button disabled={!isWritten} onClick={togglePreview}>
        {isPreview ? <Trans>Back to editing</Trans> : <Trans>Preview</Trans>}
      </Button>
      {/* In the form it submits, so that the browser checks the fields; beside the preview there is no form. */}
      {isPreview ? (
        <Button
          key="send"
          variant="primary"
          isBusy={isBusy}
          disabled={!props.isSendable}
          onClick={onSend}
        >
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
