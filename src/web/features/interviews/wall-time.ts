// Wall times of a zone as instants. Pure.
import { parseDateTime, toZoned } from '@internationalized/date'

/** `2026-03-02T14:00` in a zone as an instant; null for what is no time. */
export function instantOf(wall: string, zone: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return null
  return toZoned(parseDateTime(wall), zone).toDate().toISOString()
}
