// Advances applicants with an email about their next step. Without an email, advancing needs no dialog.
import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import type { DecisionMessage } from '#contract/decisions/decisions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { DecidedPeople } from './decided-people.tsx'
import type { Emails, Person } from './email-request.ts'
import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

type AdvanceDialogProps = {
  emails: Emails
  /** Those who are known by name: of all that match a list, those on the page. */
  people: readonly Person[]
  isAllThatMatch: boolean
  count: number
  error: Error | null
  isBusy: boolean
  onAdvance: (message: DecisionMessage) => void
  onClose: () => void
}

export function AdvanceDialog(props: AdvanceDialogProps) {
  const { emails, people, isAllThatMatch, count, error, isBusy, onAdvance, onClose } = props
  const errorText = useDecisionError()
  const formId = useId()
  const [message, setMessage] = useState<DecisionMessage | null>(null)
  const { form, problemOf } = useFieldProblems(error)
  const [only] = people
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message !== null) onAdvance(message)
  }
  const act = <Plural value={count} one="Advance # applicant" other="Advance # applicants" />
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      isLocked={isBusy}
      title={count === 1 && only !== undefined ? <Trans>Advance {only.name}</Trans> : act}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            disabled={message === null}
          >
            <Trans>Advance and email</Trans>
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <DecidedPeople people={people} isAllThatMatch={isAllThatMatch} />
        {emails.renderDecisionEmail({
          about: 'advance',
          people,
          message,
          problemOf,
          onMessage: setMessage,
        })}
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
