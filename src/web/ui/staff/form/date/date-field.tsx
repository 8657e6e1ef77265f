import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import { Calendar } from 'react-aria-components'

import { CalendarMonth } from './calendar-button.tsx'
import { calendarBoundsOf, calendarDayOf } from './calendar-day.ts'
import { DateInput, type DateInputProps } from './date-input.tsx'

/** The time of a day that is chosen before any time is. */
const FIRST_TIME = '09:00'

/** A day, typed or chosen in a calendar; phones bring their own. All native attributes of an input pass through. */
export function DateField(props: Omit<DateInputProps, 'ref'>) {
  const { value, hasTime = false, min, max } = props
  const input = useRef<HTMLInputElement>(null)
  const choose = (day: CalendarDate) => {
    const time = value.split('T')[1] ?? FIRST_TIME
    if (input.current) enter(input.current, hasTime ? `${day.toString()}T${time}` : day.toString())
  }
  return (
    <DateInput
      {...props}
      ref={input}
      renderCalendar={(close) => (
        <Calendar
          autoFocus
          {...calendarBoundsOf({ min, max })}
          value={calendarDayOf(value)}
          onChange={(day) => {
            choose(day)
            close()
          }}
        >
          <CalendarMonth />
        </Calendar>
      )}
    />
  )
}

/** Sets an input as if it were typed: its own listeners and those of the form around it hear of it. */
function enter(input: HTMLInputElement, value: string): void {
  // React notices a change by its own setter on the element, which the one of the prototype goes past.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  native?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
