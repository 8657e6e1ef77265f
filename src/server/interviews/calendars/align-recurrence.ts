// What differs of a series, in the form that the series itself is written in: the library finds no occurrence by a date, by
// UTC or by another zone. Pure.
import { fromDate } from '@internationalized/date'
import ical from 'ical.js'

import { instantOf, zoneOf, type Time } from './calendar-times.ts'

type Component = InstanceType<typeof ical.Component>
type Property = InstanceType<typeof ical.Property>
type Form = {
  readonly start: Time
  /** The zone of the series; null where the file alone describes it. */
  readonly startZone: string | null
  /** The user's zone. */
  readonly zone: string
}
type Series = { readonly master: Component; readonly exceptions: readonly Component[] }

/** Rewrites EXDATE, RECURRENCE-ID and UNTIL of a series that has a start. */
export function alignRecurrence({ master, exceptions }: Series, zone: string): void {
  const start = master.getFirstPropertyValue('dtstart')
  if (!(start instanceof ical.Time)) return
  const form = { start, startZone: zoneOfStart(master, { start, zone }), zone }
  for (const property of master.getAllProperties('exdate')) alignValues(property, form)
  for (const exception of exceptions) {
    const property = exception.getFirstProperty('recurrence-id')
    if (property !== null) alignValues(property, form)
  }
  for (const property of master.getAllProperties('rrule')) {
    const rule = property.getFirstValue()
    if (rule instanceof ical.Recur && rule.until !== null) rule.until = untilOf(rule.until, form)
  }
}

function zoneOfStart(
  master: Component,
  { start, zone }: { start: Time; zone: string },
): string | null {
  if (start.zone.tzid === 'UTC') return 'UTC'
  const named = zoneOf(master.getFirstProperty('dtstart'))
  return named ?? (start.zone.tzid === 'floating' ? zone : null)
}

function alignValues(property: Property, form: Form): void {
  const named = zoneOf(property)
  const times = property.getValues().filter((value): value is Time => value instanceof ical.Time)
  // What is no time names no occurrence.
  const values = times.map((time) => align(time, { ...form, named }))
  property.resetType(form.start.isDate ? 'date' : 'date-time')
  if (property.isMultiValue) property.setValues(values)
  else for (const value of values) property.setValue(value)
}

// A date that ends a series of times includes what begins on it.
function untilOf(until: Time, form: Form): Time {
  const aligned = align(until, { ...form, named: null })
  if (until.isDate && !form.start.isDate)
    return atTime(aligned, { time: [23, 59, 59], start: form.start })
  return aligned
}

function align(value: Time, { named, ...form }: Form & { named: string | null }): Time {
  const { start } = form
  const wall = wallIn(value, { ...form, named })
  if (start.isDate) return atTime(wall, { time: null, start })
  if (value.isDate) return atTime(wall, { time: [start.hour, start.minute, start.second], start })
  return atTime(wall, { time: [wall.hour, wall.minute, wall.second], start })
}

type Wall = Pick<Time, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>

// The same moment on the clock that the series goes by. Without a zone of its own it is on that clock already.
function wallIn(
  value: Time,
  { start, startZone, zone, named }: Form & { named: string | null },
): Wall {
  const isFloating = value.zone.tzid === 'floating' && named === null
  if (value.isDate || isFloating) return value
  if (startZone === null) return value.convertToZone(start.zone)
  return fromDate(new Date(instantOf(value, { zone, named })), startZone)
}

function atTime(
  { year, month, day }: Pick<Time, 'year' | 'month' | 'day'>,
  { time, start }: { time: readonly [number, number, number] | null; start: Time },
): Time {
  const [hour, minute, second] = time ?? [0, 0, 0]
  const isDate = time === null
  return new ical.Time({ year, month, day, hour, minute, second, isDate }, start.zone)
}
