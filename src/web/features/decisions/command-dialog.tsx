import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

type CommandDialogProps = {
  title: ReactNode
  /** The act itself, as a verb. */
  submitLabel: ReactNode
  isBusy: boolean
  isDisabled?: boolean
  error: Error | null
  onSubmit: () => void
  onClose: () => void
  /** What stands above the form: a search, whose Enter submits nothing. */
  search?: ReactNode
  children: ReactNode
}

/** A dialog around one form whose submission is a command. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, submitLabel, isBusy, isDisabled = false, error, onSubmit, onClose } = props
  const errorText = useDecisionError()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {props.search}
        <form id={formId} className={styles.form} onSubmit={submit}>
          {props.children}
          {error !== null && (
            <Banner tone="danger" isLive>
              {errorText(error)}
            </Banner>
          )}
        </form>
      </div>
    </Dialog>
  )
}
