// The day of a time that staff set: who is busy when, and when everyone is free.
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import type { InterviewerTimes } from '#contract/interviews/interviewer-times.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { hourLabel, minutesIn, shortDay, timeOfDay, timeRange } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import { type CalendarDay, dayAt, daysFrom } from '../calendar-days.ts'
import { hoursOf } from '../day-layout.ts'
import { type Meeting, partAt } from './clashes.ts'

import styles from './set-time.module.css'

type DayTimesProps = {
  /** `2026-12-01`. */
  day: string
  zone: string
  /** Undefined until it is known. */
  times: InterviewerTimes | undefined
  meeting: Meeting
  /** The time that is chosen; null for none. */
  startsAt: string | null
  onDay: (day: string) => void
  onChoose: (startsAt: string) => void
}

export function DayTimes(props: DayTimesProps) {
  const { day, zone, times, onDay } = props
  const { t } = useLingui()
  const { locale } = useFormatter()
  const shown = dayAt(day, zone)
  return (
    <section className={styles.day} aria-label={t`Availability of the interviewers`}>
      <div className={styles.steps}>
        <IconButton
          label={t`Previous day`}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          onClick={() => onDay(daysFrom(day, -1))}
        />
        <h3 className={styles.dayName} aria-live="polite">
          {shortDay(shown.from, { zone, locale })}
        </h3>
        <IconButton
          label={t`Next day`}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          onClick={() => onDay(daysFrom(day, 1))}
        />
      </div>
      {times !== undefined && (
        <>
          <Timelines {...props} times={times} shown={shown} />
          <FreeStarts {...props} times={times} />
        </>
      )}
    </section>
  )
}

type KnownProps = DayTimesProps & { times: InterviewerTimes }

function Timelines({ times, zone, shown, meeting, startsAt }: KnownProps & { shown: CalendarDay }) {
  const { locale } = useFormatter()
  const minutesOf = (range: { from: string; to: string }) => minutesIn(range, { day: shown, zone })
  const ranges = times.interviewers.flatMap(({ hours, busy }) => [...hours, ...busy])
  const { first, last } = hoursOf(
    ranges.map((one) => minutesOf({ from: one.starts_at, to: one.ends_at })),
  )
  // What is out of sight on both sides takes no room.
  const columnsOf = (range: { from: string; to: string }) => {
    const { from, to } = minutesOf(range)
    return `${columnOf(from, first)} / ${Math.max(columnOf(to, first), columnOf(from, first) + 1)}`
  }
  const template = { gridTemplateColumns: `repeat(${(last - first) * COLUMNS_PER_HOUR}, 1fr)` }
  const isShown = startsAt !== null && startsAt >= shown.from && startsAt < shown.before
  return (
    <div className={styles.timelines}>
      <div className={styles.scale} style={template} aria-hidden="true">
        {Array.from({ length: Math.ceil((last - first) / HOURS_PER_LABEL) }, (_, index) => (
          <span key={index} style={{ gridColumn: `span ${HOURS_PER_LABEL * COLUMNS_PER_HOUR}` }}>
            {hourLabel(first + index * HOURS_PER_LABEL, locale)}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {times.interviewers.map((one, position) => (
          <li key={one.user_id} className={styles.row}>
            <strong>{one.full_name}</strong>
            <div className={styles.bar} style={template} aria-hidden="true">
              {one.hours.map(({ starts_at: from, ends_at: to }) => (
                <span
                  key={from}
                  className={styles.hours}
                  style={{ gridColumn: columnsOf({ from, to }) }}
                />
              ))}
              {one.busy.map(({ starts_at: from, ends_at: to }) => (
                <span
                  key={from}
                  className={styles.busy}
                  style={{ gridColumn: columnsOf({ from, to }) }}
                />
              ))}
              {isShown && (
                <span
                  className={styles.chosen}
                  style={{
                    gridColumn: columnsOf(rangeOf(partAt(startsAt, { ...meeting, position }))),
                  }}
                />
              )}
            </div>
            <BusyText interviewer={one} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const COLUMN_MINUTES = 15
const COLUMNS_PER_HOUR = 60 / COLUMN_MINUTES
const HOURS_PER_LABEL = 2

function columnOf(minute: number, firstHour: number): number {
  return Math.max(1, Math.round((minute - firstHour * 60) / COLUMN_MINUTES) + 1)
}

function rangeOf({ from, to }: { from: number; to: number }) {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

type BusyTextProps = { interviewer: InterviewerTimes['interviewers'][number]; zone: string }

/** The same as the line, in words. */
function BusyText({ interviewer, zone }: BusyTextProps) {
  const { list, locale } = useFormatter()
  const { busy, hours, has_hours: hasHours } = interviewer
  const say = (all: readonly { starts_at: string; ends_at: string }[]) =>
    list(all.map((one) => timeRange({ from: one.starts_at, to: one.ends_at }, { zone, locale })))
  const busyTimes = say(busy)
  const open = say(hours)
  return (
    <p className={styles.hint}>
      {busy.length > 0 ? <Trans>Busy: {busyTimes}</Trans> : <Trans>Nothing in the calendar</Trans>}
      {' · '}
      {!hasHours && <Trans>No hours for interviews set</Trans>}
      {hasHours && hours.length === 0 && <Trans>No hours for interviews on this day</Trans>}
      {hasHours && hours.length > 0 && <Trans>Hours for interviews: {open}</Trans>}
    </p>
  )
}

function FreeStarts({ times, zone, startsAt, onChoose }: KnownProps) {
  const { t } = useLingui()
  const { list, locale } = useFormatter()
  const { free_starts: starts } = times
  const unset = times.interviewers.filter((one) => !one.has_hours)
  const names = list(unset.flatMap((one) => one.full_name ?? []))
  if (starts.length === 0)
    return (
      <p role="status">
        {unset.length > 0 ? (
          <Trans>No times are suggested before {names} set hours for interviews.</Trans>
        ) : (
          <Trans>No time on this day suits everyone.</Trans>
        )}
      </p>
    )
  return (
    <div className={styles.starts} role="group" aria-label={t`Times that suit everyone`}>
      <span className={styles.hint}>
        <Trans>Suits everyone:</Trans>
      </span>
      {starts.map((at) => (
        <Button
          key={at}
          size="small"
          variant={at === startsAt ? 'primary' : 'secondary'}
          aria-pressed={at === startsAt}
          onClick={() => onChoose(at)}
        >
          {timeOfDay(at, { zone, locale })}
        </Button>
      ))}
    </div>
  )
}
