// Days and weeks of the calendar in a time zone. Pure.
import { type CalendarDate, parseDate, startOfWeek, today, toZoned } from '@internationalized/date'

export type CalendarDay = {
  /** `2026-11-30`. */
  readonly key: string
  /** Its first moment, and that of the next day. */
  readonly from: string
  readonly before: string
  readonly isToday: boolean
}

type Week = { readonly zone: string; readonly locale: string }

const DAYS = 7

/** The seven days of the week that a day is in, from the one on which weeks begin in a language. */
export function weekOf(date: string | undefined, { zone, locale }: Week): CalendarDay[] {
  const day = date === undefined ? today(zone) : parseDate(date)
  const first = startOfWeek(day, locale)
  return Array.from({ length: DAYS }, (_, index) => calendarDay(first.add({ days: index }), zone))
}

/** A day of the calendar; today without one. */
export function dayAt(date: string | undefined, zone: string): CalendarDay {
  return calendarDay(date === undefined ? today(zone) : parseDate(date), zone)
}

/** A day that is so many days later, or earlier. */
export function daysFrom(date: string, days: number): string {
  return parseDate(date).add({ days }).toString()
}

function calendarDay(day: CalendarDate, zone: string): CalendarDay {
  return {
    key: day.toString(),
    from: firstMoment(day, zone),
    before: firstMoment(day.add({ days: 1 }), zone),
    isToday: day.compare(today(zone)) === 0,
  }
}

function firstMoment(day: CalendarDate, zone: string): string {
  return toZoned(day, zone).toDate().toISOString()
}
