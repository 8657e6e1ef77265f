import type { CalendarDate } from '@internationalized/date'
import { type ComponentProps, useRef } from 'react'
import { Calendar } from 'react-aria-components'

import { Field, type FieldText, labelIdOf } from '../../field.tsx'
import { AriaFrame } from '../aria-frame.tsx'
import { CalendarButton, CalendarMonth } from './calendar-button.tsx'
import { calendarBoundsOf, calendarDayOf } from './calendar-day.ts'

import styles from './date.module.css'

/** As a native input has it: `2027-01-31`, or `2027-01-31T09:00` with a time; empty for none. */
type DateFieldProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'ref'> &
  FieldText & { value: string; hasTime?: boolean }

/** The time of a day that is chosen before any time is. */
const FIRST_TIME = '09:00'

/** A day, typed or chosen in a calendar; phones bring their own. All native attributes of an input pass through. */
export function DateField({
  label,
  hint,
  error,
  isOptional = false,
  hasTime = false,
  id,
  className,
  ...rest
}: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { name, value, min, max, disabled } = rest
  const choose = (day: CalendarDate) => {
    const time = value.split('T')[1] ?? FIRST_TIME
    if (input.current) enter(input.current, hasTime ? `${day.toString()}T${time}` : day.toString())
  }
  return (
    <Field
      {...{ name, label, hint, error, isOptional }}
      {...(id !== undefined && { id })}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <AriaFrame className={styles.date}>
          <input {...rest} {...control} ref={input} type={hasTime ? 'datetime-local' : 'date'} />
          <CalendarButton
            className={styles.inside}
            labelId={labelIdOf(control.id)}
            isDisabled={disabled}
          >
            {(close) => (
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
          </CalendarButton>
        </AriaFrame>
      )}
    </Field>
  )
}

/** Sets an input as if it were typed: its own listeners and those of the form around it hear of it. */
function enter(input: HTMLInputElement, value: string): void {
  // React notices a change by its own setter on the element, which the one of the prototype goes past.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  native?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
