import type { ReactNode } from 'react'
import { RangeCalendar } from 'react-aria-components'

import { classNames } from '../../../class-names.ts'
import { CalendarMonth } from './calendar-button.tsx'
import { calendarDayOf } from './calendar-day.ts'
import { DateInput } from './date-input.tsx'

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
  const renderCalendar = (close: () => void) => (
    <DayRangeCalendar
      value={value}
      onChange={(range) => {
        onChange(range)
        close()
      }}
    />
  )
  return (
    <div role="group" aria-label={legend} className={classNames(styles.range, className)}>
      <DateInput
        label={labels.from}
        value={value.from}
        error={error}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
        renderCalendar={renderCalendar}
      />
      <DateInput
        label={labels.to}
        value={value.to}
        onChange={({ target }) => onChange({ ...value, to: target.value })}
        renderCalendar={renderCalendar}
      />
    </div>
  )
}

/** Begins at the day that there is where the range is open, or its days are in the wrong order. */
function DayRangeCalendar({ value, onChange }: Pick<DateRangeFieldProps, 'value' | 'onChange'>) {
  const start = calendarDayOf(value.from)
  const end = calendarDayOf(value.to)
  const isWhole = start !== null && end !== null && start.compare(end) <= 0
  return (
    <RangeCalendar
      autoFocus
      defaultFocusedValue={start ?? end}
      value={isWhole ? { start, end } : null}
      onChange={(range) => onChange({ from: range.start.toString(), to: range.end.toString() })}
    >
      <CalendarMonth />
    </RangeCalendar>
  )
}
