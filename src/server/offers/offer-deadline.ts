// The last day to answer an offer, as a moment: the end of that day in the time zone of the company.
import { parseDate, toCalendarDate, fromDate, toZoned } from '@internationalized/date'

/** @param day YYYY-MM-DD. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = toZoned(parseDate(day).add({ days: 1 }), timeZone).toDate()
  return new Date(next.getTime() - 1000)
}

/** The day so many days after a moment, in a time zone: YYYY-MM-DD. */
export function dayAfter(at: Date, { days, timeZone }: { days: number; timeZone: string }): string {
  return toCalendarDate(fromDate(at, timeZone)).add({ days }).toString()
}

/** The first day of the month of a moment, in UTC: the months in which sends are counted. */
export function monthOf(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`
}
