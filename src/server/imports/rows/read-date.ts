// Dates as files have them.
import type { DateOrder } from '#contract/imports/import-rules.ts'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/u
const LOCAL = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: [\d:.]+)?$/u
const YEARS = { least: 1900, most: 2200 } as const

/** A day as YYYY-MM-DD; null for what is none, such as the 31st of February. Without an order only one reading is taken. */
export function readDate(text: string, order: DateOrder | null): string | null {
  const iso = ISO.exec(text)
  if (iso !== null) return dayOf(Number(iso[1]), { month: Number(iso[2]), day: Number(iso[3]) })
  const local = LOCAL.exec(text)
  if (local === null) return null
  const [first, second, year] = [Number(local[1]), Number(local[2]), Number(local[3])]
  if (isDayFirst({ first, second, order })) return dayOf(year, { month: second, day: first })
  return dayOf(year, { month: first, day: second })
}

/** Whether a text is a date that means another day when day and month change places. */
export function isAmbiguousDate(text: string): boolean {
  const local = LOCAL.exec(text)
  if (local === null) return false
  const [first, second] = [Number(local[1]), Number(local[2])]
  return first <= 12 && second <= 12 && first !== second
}

type Reading = { first: number; second: number; order: DateOrder | null }

function isDayFirst({ first, order }: Reading): boolean {
  return order === null ? first > 12 : order === 'day_first'
}

function dayOf(year: number, { month, day }: { month: number; day: number }): string | null {
  if (year < YEARS.least || year > YEARS.most) return null
  const at = new Date(Date.UTC(year, month - 1, day))
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null
  return at.toISOString().slice(0, 10)
}
