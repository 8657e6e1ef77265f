// The days of a week in a time zone. Pure.
import { type CalendarDate, parseDate, startOfWeek, today, toZoned } from '@internationalized/date'

export type WeekDay = {
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
export function weekOf(date: string | undefined, { zone, locale }: Week): WeekDay[] {
  const now = today(zone)
  const day = date === undefined ? now : parseDate(date)
  const first = startOfWeek(day, locale)
  return Array.from({ length: DAYS }, (_, index) => {
    const one = first.add({ days: index })
    return {
      key: one.toString(),
      from: firstMoment(one, zone),
      before: firstMoment(one.add({ days: 1 }), zone),
      isToday: one.compare(now) === 0,
    }
  })
}

/** The same day of another week. */
export function weeksFrom(date: string, weeks: number): string {
  return parseDate(date).add({ weeks }).toString()
}

function firstMoment(day: CalendarDate, zone: string): string {
  return toZoned(day, zone).toDate().toISOString()
}
