import { Plural, Trans } from '@lingui/react/macro'

import type { InterviewBooking } from '#contract/interviews/interview-booking.ts'
import { sequenceMinutes } from '#contract/interviews/interview-parts.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'

import styles from './interview-booking.module.css'

/** How long the interview is, of what kind, and what the company wrote. */
export function InterviewFacts({ booking }: { booking: InterviewBooking }) {
  const { minutes, sequence } = booking
  const total = sequence === null ? minutes : totalOf(sequence, minutes)
  return (
    <>
      <CardFacts>
        <span>
          <Plural value={total} one="# minute" other="# minutes" />
        </span>
        {sequence !== null && sequence.parts > 1 && (
          <SequenceFacts sequence={sequence} minutes={minutes} />
        )}
        <span>
          <FormatText format={booking.format} />
        </span>
      </CardFacts>
      {booking.message !== '' && <p className={styles.message}>{booking.message}</p>}
    </>
  )
}

type Sequence = NonNullable<InterviewBooking['sequence']>

function totalOf({ parts, break_minutes: breakMinutes }: Sequence, minutes: number): number {
  return sequenceMinutes(parts, { minutes, breakMinutes })
}

function SequenceFacts({ sequence, minutes }: { sequence: Sequence; minutes: number }) {
  const { parts, break_minutes: breakMinutes } = sequence
  return (
    <>
      <span>
        <Trans>
          {parts} interviewers one after the other, {minutes} minutes with each
        </Trans>
      </span>
      {breakMinutes > 0 && (
        <span>
          <Plural
            value={breakMinutes}
            one="Break of # minute between them"
            other="Break of # minutes between them"
          />
        </span>
      )}
    </>
  )
}

function FormatText({ format }: Pick<InterviewBooking, 'format'>) {
  switch (format) {
    case 'video':
      return <Trans>Video call</Trans>
    case 'phone':
      return <Trans>Phone call</Trans>
    case 'in_person':
      return <Trans>In person</Trans>
  }
}
