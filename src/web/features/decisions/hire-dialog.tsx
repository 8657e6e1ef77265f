import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

type DateDialogProps = {
  error: Error | null
  isBusy: boolean
  onClose: () => void
}

type HireDialogProps = DateDialogProps & {
  name: string
  offer: Scorecard['offer']
  /** The first day of their class; null without one. */
  classDate: string | null
  onHire: (hire: { startDate: string; sendsWelcome: boolean }) => void
}

/** Asks for the first day of work. A hire cannot be undone, so it says first what it does. */
export function HireDialog({ name, offer, classDate, onHire, ...dialog }: HireDialogProps) {
  const isAccepted = offer?.state === 'accepted'
  const agreed = isAccepted ? offer.start_date : null
  const [sendsWelcome, setSendsWelcome] = useState(true)
  return (
    <StartDateDialog
      {...dialog}
      title={<Trans>Hire {name}</Trans>}
      act={<Trans>Hire</Trans>}
      initial={agreed ?? classDate ?? ''}
      hint={<Proposed agreed={agreed} classDate={classDate} />}
      onSubmit={(startDate) => onHire({ startDate, sendsWelcome })}
      more={
        <Checkbox
          label={<Trans>Send {name} a welcome email</Trans>}
          hint={
            <Trans>
              It goes out at once, with the job, the company, the first day of work, and a link to
              their progress.
            </Trans>
          }
          checked={sendsWelcome}
          onChange={(event) => setSendsWelcome(event.target.checked)}
        />
      }
    >
      <Trans>
        This fills one opening of the requisition and cannot be undone. The candidate sees “Hired”
        at once, and gets the onboarding form that your company chose for new hires, if it chose
        one.
      </Trans>
      {offer !== null && !isAccepted && (
        <>
          {' '}
          <Trans>
            The candidate has not accepted the offer: it is cancelled, and its links stop working.
          </Trans>
        </>
      )}
    </StartDateDialog>
  )
}

function Proposed({ agreed, classDate }: { agreed: string | null; classDate: string | null }) {
  if (agreed !== null) return <Trans>Proposed: the first day of work in the accepted offer.</Trans>
  if (classDate !== null) return <Trans>Proposed: the first day of their class.</Trans>
  return null
}

type StartDateDialogProps = DateDialogProps & {
  title: ReactNode
  /** The act itself, as a verb. */
  act: ReactNode
  /** The day that stands there first; empty without one. */
  initial: string
  hint?: ReactNode
  onSubmit: (startDate: string) => void
  /** What else is chosen. */
  more?: ReactNode
  /** What it does. */
  children: ReactNode
}

/** A dialog that asks for a first day of work. */
export function StartDateDialog(props: StartDateDialogProps) {
  const { title, act, initial, hint, more, error, isBusy, onSubmit, onClose, children } = props
  const errorText = useDecisionError()
  const formId = useId()
  const [startDate, setStartDate] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const { form, problemOf } = useFieldProblems(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(startDate === '')
    if (startDate !== '') onSubmit(startDate)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit} {...form}>
        <DateField
          label={<Trans>First day of work</Trans>}
          name="start_date"
          required
          data-first-focus
          value={startDate}
          hint={hint}
          error={isMissing ? <Trans>Choose the first day of work.</Trans> : problemOf('start_date')}
          onChange={(event) => {
            setStartDate(event.target.value)
            setIsMissing(false)
          }}
        />
        {more}
        <p>{children}</p>
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
