// Days as a strip, the times of one day as large buttons, the morning and the afternoon apart.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

import type { InterviewBooking } from '#contract/interviews/interview-booking.ts'
import { partOffset } from '#contract/interviews/interview-parts.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import {
  dayKey,
  fullDateTime,
  hourOf,
  shortDay,
  timeOfDay,
  timeRange,
} from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './interview-booking.module.css'

type SlotPickerProps = {
  slots: readonly string[]
  /** The length of each part, and the parts, where interviewers follow one another. */
  minutes: number
  sequence: InterviewBooking['sequence']
  zone: string
  isBusy: boolean
  onBook: (startsAt: string) => void
}

const NOON = 12

export function SlotPicker(props: SlotPickerProps) {
  const { slots, minutes, sequence, zone, isBusy, onBook } = props
  const { t } = useLingui()
  const { locale } = useFormatter()
  const [chosenDay, setDay] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const days = Map.groupBy(slots, (at) => dayKey(at, zone))
  const day = chosenDay !== null && days.has(chosenDay) ? chosenDay : [...days.keys()][0]
  const times = days.get(day ?? '') ?? []
  const slot = chosen !== null && times.includes(chosen) ? chosen : null
  const when = slot === null ? '' : fullDateTime(slot, { zone, locale })
  const group = (title: ReactNode, of: readonly string[]) => (
    <Times
      key={of[0] ?? 'none'}
      {...{ title, zone }}
      times={of}
      chosen={slot}
      onChoose={setChosen}
    />
  )
  return (
    <section className={styles.picker} aria-label={t`Free times`}>
      <div className={styles.days} role="group" aria-label={t`Day`}>
        {[...days].map(([key, [first = '']]) => (
          <Button
            key={key}
            className={styles.day}
            variant={key === day ? 'primary' : 'secondary'}
            aria-pressed={key === day}
            onClick={() => setDay(key)}
          >
            {shortDay(first, { zone, locale })}
          </Button>
        ))}
      </div>
      {group(
        <Trans>Morning</Trans>,
        times.filter((at) => hourOf(at, zone) < NOON),
      )}
      {group(
        <Trans>Afternoon</Trans>,
        times.filter((at) => hourOf(at, zone) >= NOON),
      )}
      {slot !== null && (
        <div className={styles.confirm}>
          {sequence !== null && sequence.parts > 1 && (
            <PartTimes {...{ startsAt: slot, minutes, sequence, zone }} />
          )}
          <Button
            variant="primary"
            size="large"
            isBlock
            isBusy={isBusy}
            onClick={() => onBook(slot)}
          >
            <Trans>Book {when}</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

type PartTimesProps = {
  startsAt: string
  minutes: number
  sequence: NonNullable<InterviewBooking['sequence']>
  zone: string
}

const MINUTE_MS = 60_000

/** When each interviewer would meet the candidate. */
function PartTimes({ startsAt, minutes, sequence, zone }: PartTimesProps) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const { parts, break_minutes: breakMinutes } = sequence
  const starts = Array.from(
    { length: parts },
    (_, index) => Date.parse(startsAt) + partOffset(index, { minutes, breakMinutes }) * MINUTE_MS,
  )
  return (
    <ol className={styles.parts} aria-label={t`Times with each interviewer`}>
      {starts.map((start) => {
        const from = new Date(start).toISOString()
        const to = new Date(start + minutes * MINUTE_MS).toISOString()
        return <li key={from}>{timeRange({ from, to }, { zone, locale })}</li>
      })}
    </ol>
  )
}

type TimesProps = {
  title: ReactNode
  times: readonly string[]
  zone: string
  chosen: string | null
  onChoose: (at: string) => void
}

function Times({ title, times, zone, chosen, onChoose }: TimesProps) {
  const { locale } = useFormatter()
  if (times.length === 0) return null
  return (
    <div>
      <h2 className={styles.half}>{title}</h2>
      <ul className={styles.times} role="list">
        {times.map((at) => (
          <li key={at}>
            <Button
              className={styles.time}
              variant={at === chosen ? 'primary' : 'secondary'}
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
            >
              {timeOfDay(at, { zone, locale })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
