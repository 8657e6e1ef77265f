import { useLingui } from '@lingui/react/macro'

import type { AccountInterview } from '#contract/interviews/account-interviews.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { hourLabel, ownZone, shortDay, timeRange } from '#web/i18n/zoned-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import type { CalendarDay } from '../calendar-days.ts'
import { type Lane, lanesOf } from '../day-layout.ts'
import { INTERVIEW_STATUS_LABELS, INTERVIEW_STATUS_TONES } from '../interview-labels.ts'
import { interviewHref, useNames } from './interview-entry.ts'

import styles from './company.module.css'

export type WeekEntry = {
  interview: AccountInterview
  /** `2026-11-30`. */
  day: string
  startsAt: string
  endsAt: string
  /** In minutes of the day. */
  from: number
  to: number
}

type Hours = { first: number; last: number }

/** Minutes that one row of a day's grid stands for. */
const ROW_MINUTES = 5
const ROWS_PER_HOUR = 60 / ROW_MINUTES
/** Columns of a day's grid, which entries side by side share. */
const COLUMNS = 60

/** The hours beside the days, for the eye: each entry says its time. */
export function HourScale({ hours }: { hours: Hours }) {
  const { locale } = useFormatter()
  const all = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index)
  return (
    <div className={styles.scale} aria-hidden="true">
      {all.map((hour) => (
        <span key={hour}>{hourLabel(hour, locale)}</span>
      ))}
    </div>
  )
}

type WeekColumnProps = { day: CalendarDay; hours: Hours; entries: readonly WeekEntry[] }

/** One day: its name, and its interviews in the order in which they begin. */
export function WeekColumn({ day, hours, entries }: WeekColumnProps) {
  const { locale } = useFormatter()
  const zone = ownZone()
  const lanes = lanesOf(entries)
  const rows = (hours.last - hours.first) * ROWS_PER_HOUR
  return (
    <li className={classNames(styles.day, entries.length === 0 && styles.free)}>
      <h3 className={styles.dayName} aria-current={day.isToday ? 'date' : undefined}>
        {shortDay(day.from, { zone, locale })}
      </h3>
      <div className={styles.hours}>
        {entries.length > 0 && (
          <ol
            className={styles.entries}
            style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}
          >
            {entries.map((entry, index) => (
              <Entry
                key={entry.interview.interview_uuid}
                {...{ entry, hours }}
                place={lanes[index] ?? { lane: 0, lanes: 1 }}
              />
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}

function Entry({ entry, hours, place }: { entry: WeekEntry; hours: Hours; place: Lane }) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const namesOf = useNames()
  const { interview, startsAt: from, endsAt: to } = entry
  const { status, needs_interviewer: needsInterviewer } = interview
  const first = Math.floor((entry.from - hours.first * 60) / ROW_MINUTES) + 1
  const rows = Math.max(1, Math.ceil((entry.to - entry.from) / ROW_MINUTES))
  const width = Math.max(1, Math.floor(COLUMNS / place.lanes))
  const label = needsInterviewer ? t`Needs an interviewer` : t(INTERVIEW_STATUS_LABELS[status])
  const time = timeRange({ from, to }, { zone: ownZone(), locale })
  const names = namesOf(interview)
  const tone = needsInterviewer ? 'amber' : INTERVIEW_STATUS_TONES[status]
  return (
    <li
      className={classNames(styles.entry, styles[tone], interview.is_mine && styles.mine)}
      style={{
        gridRow: `${first} / span ${rows}`,
        gridColumn: `${place.lane * width + 1} / span ${width}`,
      }}
      // A short entry, or one beside others, cuts some of it off.
      title={[time, interview.applicant_name, interview.job_title, names, label].join('\n')}
    >
      <span className={styles.time}>{time}</span>
      <AppLink className={styles.name} href={interviewHref(interview)}>
        {interview.applicant_name}
      </AppLink>
      <span className={styles.detail}>{interview.job_title}</span>
      <span className={styles.detail}>{names}</span>
      {(needsInterviewer || status !== 'scheduled') && (
        <span className={styles.detail}>{label}</span>
      )}
    </li>
  )
}
