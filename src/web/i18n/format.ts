// Dates, numbers, sizes and lists in the words of a locale.
// It must not decide what to show: only how a given value is written.
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Locale } from './i18n.ts'
import { numberLocale } from './number-locale.ts'

/** A Date, milliseconds, or ISO text. A plain `YYYY-MM-DD` is a day, the same in every time zone. */
export type DateValue = Date | number | string

/** `medium`: Nov 21, 2026 · `numeric`: 11/21/2026 · `long`: November 21, 2026 · `month`: November 2026 */
export type DateStyle = 'medium' | 'numeric' | 'long' | 'month'

export type Formatter = ReturnType<typeof formatterFor>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS_PER_YEAR = 365

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  medium: { dateStyle: 'medium' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
}

const known = new Map<Locale, Formatter>()

/** The formatter of a locale; the same object for the same locale, so it is safe in dependency lists. */
export function formatterOf(locale: Locale): Formatter {
  const formatter = known.get(locale) ?? formatterFor(locale)
  known.set(locale, formatter)
  return formatter
}

function formatterFor(locale: Locale) {
  const numbers = numberLocale(locale, navigator.languages)
  const numeric = numericWith(numbers)
  const written = datesWith(locale)
  const date = (value: DateValue, style: DateStyle = 'medium') =>
    written(value, { ...dateStyles[style], timeZone: timeZoneOf(value) })

  return {
    locale,
    date,
    dateTime: (value: DateValue) => written(value, { dateStyle: 'medium', timeStyle: 'short' }),
    time: (value: DateValue) => written(value, { timeStyle: 'short' }),
    /** To the second, for records that are compared. */
    exactTime: (value: DateValue) => written(value, { timeStyle: 'medium' }),
    number: numeric,
    /** 12–40, with the dash of the locale. */
    numberRange: (from: number, to: number) => new Intl.NumberFormat(numbers).formatRange(from, to),
    /** 0 to 100, as the API counts; written with the percent sign of the locale. */
    percent: (value: number) =>
      numeric(value / 100, { style: 'percent', maximumFractionDigits: 0 }),
    list: (items: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction') =>
      new Intl.ListFormat(locale, { type }).format(items),

    relativeTime: relativeTimeWith({ locale, date }),
    shortAge: shortAgeWith(numeric),
    fileSize: fileSizeWith(numeric),
    minutes: minutesWith(numeric),
  }
}

type Numeric = (value: number, options?: Intl.NumberFormatOptions) => string

function numericWith(locale: string): Numeric {
  const formatOf = madeOnce((options: Intl.NumberFormatOptions) => {
    return new Intl.NumberFormat(locale, options)
  })
  return (value, options = {}) => formatOf(options).format(value)
}

function datesWith(locale: string) {
  const formatOf = madeOnce((options: Intl.DateTimeFormatOptions) => {
    return new Intl.DateTimeFormat(locale, options)
  })
  return (value: DateValue, options: Intl.DateTimeFormatOptions) =>
    formatOf(options).format(dateOf(value))
}

// Each kind of format is made once: another one costs a slow phone milliseconds, and a list writes one for each row. A
// device that has travelled gets new ones, since a format keeps the zone that it was made in.
function madeOnce<Options, Format>(make: (options: Options) => Format) {
  const made = new Map<string, Format>()
  return (options: Options): Format => {
    const kind = new Date().getTimezoneOffset() + JSON.stringify(options)
    const format = made.get(kind) ?? make(options)
    made.set(kind, format)
    return format
  }
}

function relativeTimeWith({
  locale,
  date,
}: {
  locale: Locale
  date: (value: DateValue) => string
}) {
  // Made by its first use: it costs a slow phone tens of milliseconds, and most screens tell no ages.
  let made: Intl.RelativeTimeFormat | undefined
  const ago = (distance: number, unit: Intl.RelativeTimeFormatUnit) => {
    made ??= new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
    return made.format(distance, unit)
  }
  /** Just now, minutes up to 60, hours up to 24, days up to 30, then the date. */
  return (value: DateValue, now: DateValue = Date.now()): string => {
    const distance = dateOf(value).getTime() - dateOf(now).getTime()
    const age = Math.abs(distance)
    if (age < MINUTE) return i18n._(msg`just now`)
    if (age < HOUR) return ago(Math.trunc(distance / MINUTE), 'minute')
    if (age < DAY) return ago(Math.trunc(distance / HOUR), 'hour')
    if (age < 30 * DAY) return ago(Math.trunc(distance / DAY), 'day')
    return date(value)
  }
}

function shortAgeWith(numeric: Numeric) {
  const unit = (value: number, name: string) =>
    numeric(value, { style: 'unit', unit: name, unitDisplay: 'narrow', maximumFractionDigits: 0 })
  /** The age in one unit, for dense lists: 5h, 12d, 2y. */
  return (value: DateValue, now: DateValue = Date.now()): string => {
    const age = Math.max(0, dateOf(now).getTime() - dateOf(value).getTime())
    const days = Math.floor(age / DAY)
    if (days < 1) return unit(Math.floor(age / HOUR), 'hour')
    return days < DAYS_PER_YEAR ? unit(days, 'day') : unit(Math.floor(days / DAYS_PER_YEAR), 'year')
  }
}

function fileSizeWith(numeric: Numeric) {
  /** Bytes as B, K or M, by 1024. */
  return (bytes: number): string => {
    if (bytes < 1024) return `${numeric(bytes)} B`
    const kilo = bytes / 1024
    // 1023.7 K would be written as 1,024 K.
    if (kilo < 1023.5) return `${numeric(kilo, { maximumFractionDigits: kilo < 10 ? 1 : 0 })} K`
    return `${numeric(kilo / 1024, { maximumFractionDigits: 1 })} M`
  }
}

function minutesWith(numeric: Numeric) {
  const unit = (value: number, name: string) => numeric(value, { style: 'unit', unit: name })
  /** 45 min; from 90 up in hours and minutes: 2 hr 11 min. */
  return (value: number): string => {
    if (value < 90) return unit(value, 'minute')
    const hours = unit(Math.floor(value / 60), 'hour')
    return value % 60 === 0 ? hours : `${hours} ${unit(value % 60, 'minute')}`
  }
}

function isPlainDay(value: DateValue): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function dateOf(value: DateValue): Date {
  return new Date(isPlainDay(value) ? `${value}T00:00:00Z` : value)
}

function timeZoneOf(value: DateValue): string | undefined {
  return isPlainDay(value) ? 'UTC' : undefined
}
