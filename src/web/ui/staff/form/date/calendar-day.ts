// Days as inputs hold them (`2027-01-31`, empty for none), for calendars.
import { type CalendarDate, parseDate } from '@internationalized/date'

const DAY_LENGTH = '2027-01-31'.length

/** The day of a date, or of a date with a time; null where the text is none. */
export function calendarDayOf(text: string | number | undefined): CalendarDate | null {
  try {
    return parseDate(String(text).slice(0, DAY_LENGTH))
  } catch {
    return null
  }
}

/** The bounds of an input, for a calendar. */
export function calendarBoundsOf(bounds: {
  min?: string | number | undefined
  max?: string | number | undefined
}) {
  const minValue = calendarDayOf(bounds.min)
  const maxValue = calendarDayOf(bounds.max)
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) }
}
