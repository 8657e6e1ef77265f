// Wall times of a zone as instants. Pure.
import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** `2026-03-02T14:00` in a zone as an instant; null for what is no time. */
export function instantOf(wall: string, zone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return null
  return toZoned(parseDateTime(wall), zone).toDate().toISOString()
}

/** An instant as the time on the clocks of a zone, to the minute: `2026-03-02T14:00`. */
export function wallOf(at: string, zone: string): string {
  return toCalendarDateTime(fromDate(new Date(at), zone))
    .toString()
    .slice(0, 16)
}
