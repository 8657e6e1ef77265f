// When things happen in the demo: days as people apply, and hours as offices work (UTC).
import type { Random } from './random.ts'

const DAY = 86_400_000
/** Applications by weekday, Sunday first. */
const WEEKDAY = [0.6, 1.25, 1.2, 1.1, 1, 0.8, 0.45]
/** Applications by month, January first: new year and autumn are busy, December is not. */
const MONTH = [1.3, 1.15, 1.05, 1, 1, 0.95, 0.85, 0.9, 1.2, 1.1, 0.95, 0.6]
/** A fresh posting draws more, by this share at first, fading over these days. */
const FRESH = { boost: 1.2, days: 18 }

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY)
}

/** Midnight UTC of that day. */
export function startOfDay(date: Date): Date {
  return new Date(Math.floor(date.getTime() / DAY) * DAY)
}

/** Draws moments of applying between two days, with the shape of weeks, seasons and a posting's age. */
export function applyTimes(
  random: Random,
  { from, to, count }: { readonly from: Date; readonly to: Date; readonly count: number },
): Date[] {
  const days = Array.from({ length: Math.round((to.getTime() - from.getTime()) / DAY) })
  const weights = days.map((_, age): [Date, number] => {
    const day = addDays(from, age)
    const shape = (WEEKDAY[day.getUTCDay()] ?? 1) * (MONTH[day.getUTCMonth()] ?? 1)
    return [day, shape * (1 + FRESH.boost * Math.exp(-age / FRESH.days))]
  })
  return Array.from({ length: count }, () => {
    // Mid-afternoon in America, never past midnight UTC, so that the day keeps its weekday.
    const hour = Math.min(23.5, Math.max(11, 18.5 + 3 * random.normal()))
    return addDays(random.weighted(weights), hour / 24)
  }).toSorted((a, b) => a.getTime() - b.getTime())
}

/** The first moment at or after `due`, and later than `at`, that lies within office hours. */
export function toWorkingHours(
  due: Date,
  { at, random }: { readonly at: Date; readonly random: Random },
): Date {
  let day = startOfDay(due)
  const time = random.between(13, 21.5) / 24
  while (day.getUTCDay() % 6 === 0 || addDays(day, time) <= at) day = addDays(day, 1)
  return addDays(day, time)
}
