// The hours of each day of a week.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'

import type { DayHours } from '#contract/interviews/interviewer-availability.ts'
import { AVAILABILITY_LIMITS } from '#contract/interviews/interviews-rules.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import styles from './interviews.module.css'

type WeeklyHoursProps = { weekly: DayHours[]; onChange: (weekly: DayHours[]) => void }

/** A Monday, to name weekdays by. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

export function WeeklyHours({ weekly, onChange }: WeeklyHoursProps) {
  const { locale } = useFormatter()
  const named = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <fieldset className={styles.form}>
      <legend>
        <Trans>Hours of a week</Trans>
      </legend>
      {weekly.map((hours, index) => {
        const name = named.format(MONDAY + index * DAY_MS)
        return (
          <HoursOfDay
            key={name}
            name={name}
            hours={hours}
            onChange={(next) => onChange(weekly.toSpliced(index, 1, next))}
          />
        )
      })}
    </fieldset>
  )
}

type HoursOfDayProps = { name: string; hours: DayHours; onChange: (hours: DayHours) => void }

/** The hours of one day: none, or several with time between them. */
export function HoursOfDay({ name, hours, onChange }: HoursOfDayProps) {
  const { t } = useLingui()
  return (
    <div className={styles.interview} role="group" aria-label={name}>
      <div className={styles.day}>
        <strong className={styles.dayName}>{name}</strong>
        {hours.length === 0 && (
          <span className={styles.hint}>
            <Trans>No time</Trans>
          </span>
        )}
        {hours.length < AVAILABILITY_LIMITS.rangesOfDay && (
          <Button
            size="small"
            variant="quiet"
            icon={<Plus size={16} aria-hidden="true" />}
            aria-label={t`Add hours: ${name}`}
            onClick={() => onChange([...hours, nextHours(hours)])}
          >
            <Trans>Add hours</Trans>
          </Button>
        )}
      </div>
      {hours.map((range, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- ranges have no name but their place in the day
        <div key={index} className={styles.range}>
          <TextField
            label={t`From`}
            type="time"
            value={range.from}
            onChange={({ target }) =>
              onChange(hours.toSpliced(index, 1, { ...range, from: target.value }))
            }
          />
          <TextField
            label={t`Until`}
            type="time"
            value={range.to}
            onChange={({ target }) =>
              onChange(hours.toSpliced(index, 1, { ...range, to: target.value }))
            }
          />
          <IconButton
            label={t`Remove these hours: ${name}`}
            icon={<X size={18} />}
            onClick={() => onChange(hours.toSpliced(index, 1))}
          />
        </div>
      ))}
    </div>
  )
}

// After the last ones, so that hours do not overlap.
function nextHours(hours: DayHours): DayHours[number] {
  const last = hours.at(-1)
  if (last === undefined) return { from: '09:00', to: '17:00' }
  return { from: last.to, to: last.to < '22:00' ? '22:00' : '23:59' }
}
