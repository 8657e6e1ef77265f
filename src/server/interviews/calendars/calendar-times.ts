// Times of a calendar file, and the zones that they name.
import { CalendarDate, CalendarDateTime, toZoned } from '@internationalized/date'
import type ical from 'ical.js'

import { timeZoneSchema } from '#contract/core/time-zone.ts'

import { windowsZone } from './windows-zones.ts'

export type Time = InstanceType<typeof ical.Time>
/** Some programs put a path before the name of a zone. */
const MOST_ZONE_NAME = 60

type Property = InstanceType<typeof ical.Property>

/** A zone that is named and known goes by the rules of this machine, whatever the file says of it, or leaves out. */
export function zoneOf(property: Property | null): string | null {
  const tzid = property?.getFirstParameter('tzid') ?? ''
  const [written] = /[A-Za-z_]+(?:\/[A-Za-z_+-]+\d*)+$/.exec(tzid.slice(-MOST_ZONE_NAME)) ?? []
  const name = windowsZone(tzid) ?? written
  return name !== undefined && timeZoneSchema.safeParse(name).success ? name : null
}

/** In milliseconds since 1970. `zone`: of dates, and of times without a zone; `named`: of the time, where it has one. */
export function instantOf(
  time: Time,
  { zone, named }: { zone: string; named: string | null },
): number {
  const isUtc = time.zone.tzid === 'UTC'
  const isFloating = time.zone.tzid === 'floating'
  if (time.isDate) return toZoned(dateOf(time), zone, 'compatible').toDate().getTime()
  if (!isUtc && (isFloating || named !== null)) {
    const wall = new CalendarDateTime(...partsOf(time), time.hour, time.minute, time.second)
    return toZoned(wall, named ?? zone, 'compatible')
      .toDate()
      .getTime()
  }
  return time.toJSDate().getTime()
}

function dateOf(time: Time): CalendarDate {
  return new CalendarDate(...partsOf(time))
}

function partsOf({ year, month, day }: Time): [number, number, number] {
  return [year, month, day]
}
