import type { FormEvent, ReactNode } from 'react'

import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

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
export function CommandDialog({
  error,
  onSubmit,
  search,
  children,
  ...dialog
}: CommandDialogProps) {
  const errorText = useDecisionError()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <FormDialog
      {...dialog}
      above={search !== undefined && <div className={styles.search}>{search}</div>}
      className={styles.form}
      onSubmit={submit}
    >
      {children}
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </FormDialog>
  )
}
