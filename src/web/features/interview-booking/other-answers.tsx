import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { InterviewStatus } from '#contract/interviews/interview-states.ts'
import { INTERVIEW_INVITATION } from '#contract/interviews/interviews-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import type { Answer } from './booking-queries.ts'

import styles from './interview-booking.module.css'

type OtherAnswersProps = {
  status: InterviewStatus
  /** Whether times to choose from stand above. */
  hasTimes: boolean
  isBusy: boolean
  onAnswer: (body: Answer) => void
}

/** For whom no time suits, or the booked one does not any more, and for who does not want the interview. */
export function OtherAnswers({ status, hasTimes, isBusy, onAnswer }: OtherAnswersProps) {
  const [asked, setAsked] = useState<Answer['action'] | null>(null)
  const close = () => setAsked(null)
  const isBooked = status === 'scheduled'
  return (
    <div className={styles.actions}>
      {status === 'awaiting_candidate_booking' && (
        <Button onClick={() => setAsked('ask_for_slots')}>
          {hasTimes ? <Trans>None of these fits</Trans> : <Trans>Suggest times</Trans>}
        </Button>
      )}
      {isBooked && (
        <Button onClick={() => setAsked('ask_for_slots')}>
          <Trans>I can’t make it: ask for another time</Trans>
        </Button>
      )}
      <Button variant="quiet" isBusy={isBusy} onClick={() => setAsked('decline')}>
        {isBooked ? <Trans>Cancel the interview</Trans> : <Trans>Decline the interview</Trans>}
      </Button>
      {asked !== null && (
        <AnswerDialog
          action={asked}
          isBooked={isBooked}
          onClose={close}
          onAnswer={(body) => {
            onAnswer(body)
            close()
          }}
        />
      )}
    </div>
  )
}

type AnswerDialogProps = Pick<OtherAnswersProps, 'onAnswer'> & {
  action: Answer['action']
  isBooked: boolean
  onClose: () => void
}

function AnswerDialog({ action, isBooked, onClose, onAnswer }: AnswerDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isDecline = action === 'decline'
  const ending = isBooked ? t`Cancel the interview` : t`Decline the interview`
  const asking = isBooked ? t`Ask for another time` : t`Ask for other times`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (isDecline) onAnswer({ action, reason: words })
    else if (words === '') setIsMissing(true)
    else onAnswer({ action, note: words })
  }
  return (
    <Dialog isOpen onClose={onClose} title={isDecline ? ending : asking}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextArea
          label={isDecline ? t`Reason` : t`When do you have time?`}
          name="text"
          rows={3}
          data-first-focus
          isOptional={isDecline}
          maxLength={INTERVIEW_INVITATION.note}
          value={text}
          error={isMissing ? t`Say when you have time.` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {!isDecline && isBooked && (
          <p>
            <Trans>
              The time that you have now is cancelled. The company will write to you with another
              one.
            </Trans>
          </p>
        )}
        {isDecline && (
          <p>
            <Trans>The company is told. Your application is not withdrawn by it.</Trans>
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant={isDecline ? 'danger' : 'primary'}>
            {isDecline ? ending : <Trans>Send</Trans>}
          </Button>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
