import { Plural, Trans } from '@lingui/react/macro'

import type { InterviewBooking } from '#contract/interview-booking.ts'
import { CardFacts } from '#web/ui/card.tsx'

import styles from './interview-booking.module.css'

/** How long the interview is, of what kind, and what the company wrote. */
export function InterviewFacts({ booking }: { booking: InterviewBooking }) {
  return (
    <>
      <CardFacts>
        <span>
          <Plural value={booking.minutes} one="# minute" other="# minutes" />
        </span>
        <span>
          <FormatText format={booking.format} />
        </span>
      </CardFacts>
      {booking.message !== '' && <p className={styles.message}>{booking.message}</p>}
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
