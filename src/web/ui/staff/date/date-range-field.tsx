import { type ReactNode, useId } from 'react'
import { RangeCalendar } from 'react-aria-components'

import { TextField } from '../../text-field.tsx'
import { AriaFrame } from '../aria-frame.tsx'
import { CalendarButton, CalendarMonth } from './calendar-button.tsx'
import { calendarDayOf } from './calendar-day.ts'

import styles from './date.module.css'

/** `2027-01-31`, both included; empty where the range is open. */
export type DateRange = { from: string; to: string }

type DateRangeFieldProps = {
  className?: string | undefined
  /** What the two days are for. */
  legend: string
  labels: { from: ReactNode; to: ReactNode }
  /** What is wrong with the range. */
  error?: ReactNode
  value: DateRange
  onChange: (range: DateRange) => void
}

/** Two days, typed or chosen in one calendar. A range can be open at either end: an empty field says so. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { className, legend, labels, error, value, onChange } = props
  const legendId = useId()
  const start = calendarDayOf(value.from)
  const end = calendarDayOf(value.to)
  const hasRange = start !== null && end !== null && start.compare(end) <= 0
  return (
    <AriaFrame className={className}>
      <div role="group" aria-labelledby={legendId} className={styles.range}>
        <span id={legendId} hidden>
          {legend}
        </span>
        <TextField
          type="date"
          label={labels.from}
          value={value.from}
          error={error}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        />
        <TextField
          type="date"
          label={labels.to}
          value={value.to}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
        <CalendarButton className={styles.beside} labelId={legendId}>
          {(close) => (
            <RangeCalendar
              autoFocus
              defaultFocusedValue={start ?? end}
              value={hasRange ? { start, end } : null}
              onChange={({ start: first, end: last }) => {
                onChange({ from: String(first), to: String(last) })
                close()
              }}
            >
              <CalendarMonth />
            </RangeCalendar>
          )}
        </CalendarButton>
      </div>
    </AriaFrame>
  )
}
