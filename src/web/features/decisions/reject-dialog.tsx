import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

import type { DecisionMessage } from '#contract/decisions/decisions.ts'
import { REASON_TYPE_LABELS, reasonLabel } from '#web/features/decisions/rejection-reason-labels.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { DecidedPeople } from './decided-people.tsx'
import { reasonsQuery, type Rejection } from './decision-queries.ts'
import type { Emails, Person } from './email-request.ts'
import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

const NOTE_LENGTH = 1000

type RejectDialogProps = {
  jobId: number
  /** Null where no email goes with it. */
  emails: Emails | null
  /** Those who are known by name: of all that match a list, those on the page. */
  people: readonly Person[]
  isAllThatMatch: boolean
  count: number
  /** What earlier decisions did to groups of applicants; left out for one applicant. */
  impact?: ReactNode
  error: Error | null
  isBusy: boolean
  onReject: (rejection: Rejection) => void
  onClose: () => void
}

/** Asks why, for one and for many alike, and says what the candidates will see. */
export function RejectDialog(props: RejectDialogProps) {
  const { people, isAllThatMatch, count, error, isBusy, onReject, onClose } = props
  const errorText = useDecisionError()
  const formId = useId()
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [message, setMessage] = useState<DecisionMessage | null>(null)
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const { form, problemOf } = useFieldProblems(error)
  const [only] = people
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsReasonMissing(reasonId === '')
    if (reasonId !== '')
      onReject({
        rejection_reason_id: Number(reasonId),
        reason_note: note.trim(),
        ...(message === null ? {} : { message }),
      })
  }
  const act = <Plural value={count} one="Reject # applicant" other="Reject # applicants" />
  return (
    <Dialog
      isOpen
      width={message === null ? undefined : 'wide'}
      onClose={onClose}
      isLocked={isBusy}
      title={count === 1 && only !== undefined ? <Trans>Reject {only.name}</Trans> : act}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <DecidedPeople people={people} isAllThatMatch={isAllThatMatch} />
        <ReasonField
          jobId={props.jobId}
          value={reasonId}
          isMissing={isReasonMissing}
          onChange={(value) => {
            setReasonId(value)
            setIsReasonMissing(false)
          }}
        />
        <TextArea
          label={<Trans>Note</Trans>}
          isOptional
          hint={<Trans>For your team only. It appears in the history.</Trans>}
          name="reason_note"
          rows={3}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {props.emails?.renderDecisionEmail({
          about: 'reject',
          people,
          message,
          problemOf,
          onMessage: setMessage,
        })}
        {props.impact}
        <WhatTheySee hasMessage={message !== null} />
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

function WhatTheySee({ hasMessage }: { hasMessage: boolean }) {
  return (
    <div className={styles.preview}>
      <h3 className={styles.previewTitle}>
        <Trans>What the candidate will see</Trans>
      </h3>
      <p>
        {hasMessage ? (
          <Trans>
            “Not selected” in their list of applications, at once, and later your email. Neither the
            reason nor the note is shown to them.
          </Trans>
        ) : (
          <Trans>
            “Not selected” in their list of applications, at once. No email is sent. Neither the
            reason nor the note is shown to them.
          </Trans>
        )}
      </p>
    </div>
  )
}

type ReasonFieldProps = {
  jobId: number
  value: string
  isMissing: boolean
  onChange: (value: string) => void
}

function ReasonField({ jobId, value, isMissing, onChange }: ReasonFieldProps) {
  const { t, i18n } = useLingui()
  const errorText = useDecisionError()
  const { data = [], error, isPending, refetch } = useQuery(reasonsQuery(jobId))
  if (error !== null) {
    return (
      <Banner
        tone="danger"
        isLive
        action={
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </Banner>
    )
  }
  return (
    <SelectField
      label={<Trans>Reason</Trans>}
      name="rejection_reason_id"
      placeholder={isPending ? t`Loading…` : t`Choose a reason`}
      required
      data-first-focus
      value={value}
      error={isMissing ? <Trans>Choose a reason.</Trans> : undefined}
      onChange={(event) => onChange(event.target.value)}
      options={data.map((reason) => {
        const label = reasonLabel(reason)
        return {
          value: String(reason.rejection_reason_id),
          label: typeof label === 'string' ? label : i18n._(label),
          group: i18n._(REASON_TYPE_LABELS[reason.reason_type]),
        }
      })}
    />
  )
}
