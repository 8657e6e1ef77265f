// The busy times of a calendar file (iCalendar, RFC 5545), and nothing else of it. Pure. What it expands is bounded by a
// window and by a number of steps; how long it may take is its caller's to limit.
import ical from 'ical.js'

import type { SkippedEntries } from '#contract/interviews/interviewer-calendars.ts'

import { alignRecurrence } from './align-recurrence.ts'
import { instantOf, zoneOf, type Time } from './calendar-times.ts'
import { isDeclined, ownersOf } from './declined-events.ts'
import { createSkipped, type Skipped } from './skipped-entries.ts'

export type CalendarFile = {
  readonly text: string
  /** The window, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  /** The user's zone: of dates without a time, and of times without a zone. */
  readonly zone: string
  /** UIDs of events that are known already: the user's interviews. */
  readonly knownUids: readonly string[]
  /** Addresses of the user, in lower case: an event that they declined takes none of their time. */
  readonly owners: readonly string[]
}

/** From and until, in milliseconds since 1970. */
export type BusyTime = readonly [number, number]

export class NotACalendarError extends Error {
  override name = 'NotACalendarError'
}

/** More events, or recurrences that take more steps, than a user's calendar has. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}

const MOST_STEPS = 200_000
const MOST_BUSY_TIMES = 5000
const DAY_MS = 86_400_000
/** An occurrence that an exception moved, or that lasts for long, may begin so much earlier. */
const LOOK_BACK_MS = 40 * DAY_MS

/**
 * Busy times within the window, in order, those that touch as one, and the entries that could not be read.
 * @throws NotACalendarError, TooComplexError
 */
export function readBusyTimes(file: CalendarFile): { busy: BusyTime[]; skipped: SkippedEntries } {
  const shared = { ...file, steps: 0, found: [] as BusyTime[] }
  const skipped = createSkipped()
  for (const calendar of calendarsOf(file.text, skipped)) {
    const reading = Object.assign(shared, { owners: ownersOf(calendar, file.owners) })
    for (const series of seriesOf(calendar, file.knownUids))
      if (!isRead(() => readSeries(reading, series)))
        skipped.addComponent(series.masters[0] ?? series.exceptions[0])
    for (const one of calendar.getAllSubcomponents('vfreebusy'))
      if (!isRead(() => readFreeBusy(reading, one))) skipped.addComponent(one)
  }
  const merged = mergedOf(shared.found)
  if (merged.length > MOST_BUSY_TIMES) throw new TooComplexError()
  return { busy: merged, skipped: skipped.all() }
}

// What one event has wrong says nothing of the others.
function isRead(read: () => void): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof TooComplexError) throw error
    return false
  }
}

type Reading = CalendarFile & { steps: number; readonly found: BusyTime[] }
type Component = InstanceType<typeof ical.Component>
/** The events of one UID: what recurs, and what differs. */
type Series = { readonly masters: Component[]; readonly exceptions: Component[] }

function calendarsOf(text: string, skipped: Skipped): Component[] {
  try {
    const parsed = parseReadable(text.replace(/^\uFEFF/, '').trim(), skipped)
    const all = Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed
    if (!Array.isArray(all)) throw new NotACalendarError()
    if (all.length === 0) throw new NotACalendarError()
    const calendars = all.map((one: unknown[]) => new ical.Component(one))
    if (calendars.some(({ name }) => name !== 'vcalendar')) throw new NotACalendarError()
    return calendars
  } catch (error) {
    throw new NotACalendarError('This is no calendar.', { cause: error })
  }
}

const EVENT_BEGINS = /^(?=BEGIN:VEVENT\r?$)/gim
const EVENT_ENDS = /^END:VEVENT\r?\n?/im

// The parser gives up at the first value that it cannot read; without the events that have one, it reads the rest. Each
// part is searched once for its end: the file may be made of beginnings.
function parseReadable(text: string, skipped: Skipped): unknown {
  try {
    return ical.parse(text)
  } catch {
    const [head = '', ...parts] = text.split(EVENT_BEGINS)
    return ical.parse(head + parts.map((part) => withoutUnreadable(part, skipped)).join(''))
  }
}

function withoutUnreadable(part: string, skipped: Skipped): string {
  const end = EVENT_ENDS.exec(part)
  if (end === null) return part
  const length = end.index + end[0].length
  const event = part.slice(0, length)
  if (isReadable(event)) return part
  skipped.addText(event)
  return part.slice(length)
}

function isReadable(event: string): boolean {
  try {
    ical.parse(event.trim())
    return true
  } catch {
    return false
  }
}

function seriesOf(calendar: Component, knownUids: readonly string[]): Series[] {
  const known = new Set(knownUids)
  const byUid = new Map<string, Series>()
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    const uid = String(event.getFirstPropertyValue('uid') ?? `without ${index}`)
    if (known.has(uid)) continue
    const series = byUid.get(uid) ?? { masters: [], exceptions: [] }
    byUid.set(uid, series)
    if (event.hasProperty('recurrence-id')) series.exceptions.push(event)
    else series.masters.push(event)
  }
  return [...byUid.values()]
}

function readSeries(reading: Reading, { masters, exceptions }: Series): void {
  for (const exception of exceptions) readOnce(reading, exception)
  for (const master of masters) {
    takePeriods(reading, master)
    if (!master.hasProperty('rrule') && !master.hasProperty('rdate')) readOnce(reading, master)
    else readRecurring(reading, { master, exceptions })
  }
}

// Further times that have an end of their own, which the library does not expand.
function takePeriods(reading: Reading, master: Component): void {
  for (const property of master.getAllProperties('rdate')) {
    const periods = property.getValues().filter((one) => one instanceof ical.Period)
    if (periods.length === 0) continue
    master.removeProperty(property)
    const zone = zoneOf(property)
    for (const period of isBusy(reading, master) ? periods : [])
      addBetween(reading, { start: period.start, end: period.getEnd(), zones: [zone, zone] })
  }
}

function readOnce(reading: Reading, component: Component): void {
  step(reading)
  const event = new ical.Event(component, { exceptions: [] })
  if (isBusy(reading, component) && component.hasProperty('dtstart'))
    add(reading, { component, start: event.startDate, end: event.endDate })
}

// A cancelled series may have an occurrence that takes place, and the other way round.
function readRecurring(
  reading: Reading,
  { master, exceptions }: { master: Component; exceptions: Component[] },
): void {
  if (!master.hasProperty('dtstart') || hasEnded(master, reading.from)) return
  alignRecurrence({ master, exceptions }, reading.zone)
  const event = new ical.Event(master, { exceptions })
  const occurrences = event.iterator()
  for (;;) {
    step(reading)
    const next = nextOf(occurrences)
    if (next === null || wallOf(next) > reading.to + DAY_MS) return
    if (wallOf(next) < reading.from - LOOK_BACK_MS) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(reading, item.component))
      add(reading, { component: item.component, start: startDate, end: endDate })
  }
}

// A rule that nothing can fulfil ends where the library gives up.
function nextOf(occurrences: { next(): Time | undefined }): Time | null {
  try {
    return occurrences.next() ?? null
  } catch {
    return null
  }
}

// So that what ended long ago costs no step.
function hasEnded(master: Component, from: number): boolean {
  const rules = master.getAllProperties('rrule').map((one) => one.getFirstValue())
  const isOver = (rule: unknown) =>
    rule instanceof ical.Recur && rule.until !== null && wallOf(rule.until) < from - LOOK_BACK_MS
  return !master.hasProperty('rdate') && rules.every((rule) => isOver(rule))
}

function isBusy({ owners }: Reading, component: Component): boolean {
  const valueOf = (name: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    valueOf('transp') !== 'TRANSPARENT' &&
    valueOf('status') !== 'CANCELLED' &&
    valueOf('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isDeclined(component, owners)
  )
}

function readFreeBusy(reading: Reading, component: Component): void {
  for (const property of component.getAllProperties('freebusy')) {
    if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') continue
    for (const period of property.getValues()) {
      step(reading)
      if (!(period instanceof ical.Period)) continue
      add(reading, { component, start: period.start, end: period.getEnd() })
    }
  }
}

function step(reading: Reading): void {
  reading.steps += 1
  if (reading.steps > MOST_STEPS) throw new TooComplexError()
}

type Times = { readonly start: Time; readonly end: Time }

function add(reading: Reading, { component, ...times }: Times & { component: Component }): void {
  const startZone = zoneOf(component.getFirstProperty('dtstart'))
  const dtend = component.getFirstProperty('dtend')
  // Where the library counted the end from the start, it is in the zone of that.
  const isOwnEnd = dtend !== null && times.end.zone.tzid !== times.start.zone.tzid
  const isWallTime = times.end.zone.tzid === 'floating'
  const endZone = isOwnEnd || (isWallTime && dtend !== null) ? zoneOf(dtend) : startZone
  addBetween(reading, { ...times, zones: [startZone, endZone] })
}

function addBetween(
  reading: Reading,
  { start, end, zones: [startZone, endZone] }: Times & { zones: [string | null, string | null] },
): void {
  const { zone } = reading
  const from = Math.max(instantOf(start, { zone, named: startZone }), reading.from)
  const to = Math.min(instantOf(end, { zone, named: endZone }), reading.to)
  if (from < to) reading.found.push([from, to])
}

/** As if its zone were UTC: less than a day from when it is. */
function wallOf({ year, month, day, hour, minute }: Time): number {
  return Date.UTC(year, month - 1, day, hour, minute)
}

function mergedOf(found: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = []
  for (const [from, to] of found.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}
