import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'

import type { InterviewBooking } from '#contract/interviews/interview-booking.ts'
import { lacksLink } from '#contract/interviews/meeting-link.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, timeRange } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { saveFile } from '../shell/save-file.ts'

import styles from './interview-booking.module.css'

type BookedInterviewProps = { booking: InterviewBooking; zone: string; onMove: () => void }

/** When, where and with whom; how to have it in a calendar, and how to move it. */
export function BookedInterview({ booking, zone, onMove }: BookedInterviewProps) {
  const { locale } = useFormatter()
  const { starts_at: startsAt, calendar, place, interviewers } = booking
  // Of a sequence, the order counts.
  const List = booking.sequence === null ? 'ul' : 'ol'
  return (
    <Card as="section" className={styles.booked}>
      <CardTitle level={2}>
        <Trans>Your interview is booked</Trans>
      </CardTitle>
      {startsAt !== null && (
        <p className={styles.when}>{fullDateTime(startsAt, { zone, locale })}</p>
      )}
      {place !== '' && <p className={styles.place}>{placeText(place)}</p>}
      {lacksLink(booking) && (
        <p>
          <Trans>
            {booking.company_name} will send you the link for the video call before it begins.
          </Trans>
        </p>
      )}
      {interviewers.length > 0 && (
        <div>
          <h3 className={styles.half}>
            <Trans>You meet</Trans>
          </h3>
          <List className={styles.people} role="list">
            {interviewers.map(({ full_name: name, about, starts_at: from, ends_at: to }) => (
              <li key={from ?? name}>
                <strong>{name}</strong>
                {from !== null && to !== null && <p>{timeRange({ from, to }, { zone, locale })}</p>}
                {about !== '' && <p className={styles.message}>{about}</p>}
              </li>
            ))}
          </List>
        </div>
      )}
      <div className={styles.actions}>
        {calendar !== null && (
          <Button
            variant="primary"
            icon={<CalendarPlus size={18} aria-hidden="true" />}
            onClick={() => {
              const file = new Blob([calendar], { type: 'text/calendar' })
              saveFile({ name: 'interview.ics', file })
            }}
          >
            <Trans>Add to calendar</Trans>
          </Button>
        )}
        {booking.slots.length > 0 && (
          <Button onClick={onMove}>
            <Trans>Choose another time</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

function placeText(place: string) {
  if (!/^https?:\/\/\S+$/.test(place)) return place
  return (
    <a href={place} target="_blank" rel="noopener noreferrer nofollow">
      {place}
    </a>
  )
}
