import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

type HireDialogProps = {
  name: string
  /** The first day of their class; empty without one. */
  proposedDate: string
  error: Error | null
  isBusy: boolean
  onHire: (startDate: string) => void
  onClose: () => void
}

/** Asks for the first day of work. A hire cannot be undone, so it says first what it does. */
export function HireDialog(props: HireDialogProps) {
  const { name, proposedDate, error, isBusy, onHire, onClose } = props
  const errorText = useDecisionError()
  const formId = useId()
  const [startDate, setStartDate] = useState(proposedDate)
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(startDate === '')
    if (startDate !== '') onHire(startDate)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={<Trans>Hire {name}</Trans>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            <Trans>Hire</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={<Trans>First day of work</Trans>}
          type="date"
          name="start_date"
          required
          data-first-focus
          value={startDate}
          hint={
            proposedDate === '' ? undefined : <Trans>Proposed: the first day of their class.</Trans>
          }
          error={isMissing ? <Trans>Choose the first day of work.</Trans> : undefined}
          onChange={(event) => {
            setStartDate(event.target.value)
            setIsMissing(false)
          }}
        />
        <p>
          <Trans>
            This fills one opening of the requisition and cannot be undone. The candidate sees
            “Hired” at once. No email is sent.
          </Trans>
        </p>
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
