// Instants as people in a time zone say them. Pure.

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Every zone that the browser knows, with one that must be among them. */
export function knownZones(also: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also])].toSorted()
}

type In = { readonly zone: string; readonly locale: string }

/** `2026-03-02`: names the day, whatever the language. */
export function dayKey(at: string, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(at))
}

export function shortDay(at: string, { zone, locale }: In): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone } as const
  return new Intl.DateTimeFormat(locale, options).format(new Date(at))
}

/** With the day and the name of the zone: `March 2, 2026 at 11:59 PM EST`. */
export function fullTime(at: string, { zone, locale }: In): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  })
  return format.format(new Date(at))
}

export function timeOfDay(at: string, { zone, locale }: In): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(
    new Date(at),
  )
}

/** From one time of day to another, such as `2:00 – 2:45 PM`. */
export function timeRange(
  { from, to }: { from: string; to: string },
  { zone, locale }: In,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone })
  return format.formatRange(new Date(from), new Date(to))
}

export function fullDateTime(at: string, { zone, locale }: In): string {
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone: zone } as const
  return new Intl.DateTimeFormat(locale, options).format(new Date(at))
}

export function hourOf(at: string, zone: string): number {
  const options = { hour: 'numeric', hourCycle: 'h23', timeZone: zone } as const
  return Number(new Intl.DateTimeFormat('en', options).format(new Date(at)))
}

/** Minutes since midnight, by the clocks of a zone. */
function minuteOf(at: string, zone: string): number {
  const options = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: zone } as const
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(new Date(at))
  const numberOf = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return numberOf('hour') * 60 + numberOf('minute')
}

/** A range within a day, in minutes since its midnight: what begins before or ends after the day is cut off. */
export function minutesIn(
  range: { from: string; to: string },
  { day, zone }: { day: { from: string; before: string }; zone: string },
): { from: number; to: number } {
  const from = range.from <= day.from ? 0 : minuteOf(range.from, zone)
  const to = range.to >= day.before ? MINUTES_OF_DAY : minuteOf(range.to, zone)
  return { from, to }
}

const MINUTES_OF_DAY = 24 * 60

/** An hour of any day, such as `9 AM`. */
export function hourLabel(hour: number, locale: string): string {
  const at = new Date(Date.UTC(2000, 0, 1, hour))
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(at)
}

/** From one day to another, such as `Nov 30 – Dec 6, 2026`. */
export function dayRange({ from, to }: { from: string; to: string }, { zone, locale }: In): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone })
  return format.formatRange(new Date(from), new Date(to))
}

/** A zone by its city, with how far it is from UTC at a moment, or now: `New York (GMT-5)`. */
export function zoneName(
  zone: string,
  { at, locale }: { at?: string | undefined; locale: string },
): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
  const offset = format
    .formatToParts(at === undefined ? undefined : new Date(at))
    .find((one) => one.type === 'timeZoneName')
  return offset === undefined || offset.value === city ? city : `${city} (${offset.value})`
}
