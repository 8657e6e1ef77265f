import type { ComponentProps, ReactNode } from 'react'

import { Field, type FieldText, labelIdOf } from '../../../form/field.tsx'
import { AriaFrame } from '../../layout/aria-frame.tsx'
import { CalendarButton } from './calendar-button.tsx'

import styles from './date.module.css'

export type DateInputProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'value'> &
  FieldText & {
    /** As a native input has it: `2027-01-31`, or `2027-01-31T09:00` with a time; empty for none. */
    value: string
    hasTime?: boolean
  }

type WithCalendar = DateInputProps & { renderCalendar: (close: () => void) => ReactNode }

/** A native input for a day, and the button of a calendar in it. */
export function DateInput({
  label,
  hint,
  error,
  isOptional = false,
  hasTime = false,
  renderCalendar,
  id,
  className,
  ...rest
}: WithCalendar) {
  const { name, disabled } = rest
  return (
    <Field
      {...{ name, label, hint, error, isOptional }}
      {...(id !== undefined && { id })}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <AriaFrame className={styles.date}>
          <input {...rest} {...control} type={hasTime ? 'datetime-local' : 'date'} />
          <CalendarButton labelId={labelIdOf(control.id)} isDisabled={disabled}>
            {renderCalendar}
          </CalendarButton>
        </AriaFrame>
      )}
    </Field>
  )
}
