// When an interview can take place: the one answer for what candidates are offered, and for what a booking may take. Pure.
// Wall times become instants by the rules of the interviewer's zone, so that a change of the clocks moves no hour.
import {
  type CalendarDate,
  fromDate,
  getDayOfWeek,
  toCalendarDate,
  toCalendarDateTime,
  Time,
  toZoned,
} from '@internationalized/date'

import { partOffset } from '#contract/interviews/interview-parts.ts'
import type { Availability } from '#contract/interviews/interviewer-availability.ts'
import { type InterviewMode, meetsAll } from '#contract/interviews/interviews-rules.ts'

export type Busy = { readonly startsAt: Date; readonly endsAt: Date }

export type SlotInterviewer = {
  readonly userId: number
  readonly availability: Omit<Availability, 'default_place'>
  /** Their interviews, in any order: those of the weeks that are asked for. */
  readonly busy: readonly Busy[]
  /** Busy times of their own calendars: no limit of interviews counts them. */
  readonly calendarBusy: readonly Busy[]
}

export type Slot = { readonly startsAt: Date; readonly userIds: readonly number[] }

type Asked = {
  readonly mode: InterviewMode
  /** Of each part, in a sequence. */
  readonly minutes: number
  /** Between the parts of a sequence. */
  readonly breakMinutes: number
  /** In their order, where it is a sequence. */
  readonly interviewers: readonly SlotInterviewer[]
  /** The first and the last moment at which a slot may begin. */
  readonly from: Date
  readonly to: Date
  readonly now: Date
  /** A moment to begin at: slots are so far from it as half hours are. The half hours themselves where it is left out. */
  readonly inStepWith?: Date
}

/** Slots begin on the half hour of UTC, which is a quarter of an hour in every zone, unless another step is asked for. */
export const SLOT_STEP_MINUTES = 30

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STEP_MS = SLOT_STEP_MINUTES * MINUTE_MS

/**
 * The free slots in their order, each with who meets the candidate: all of a panel; all of a sequence, in its order, each
 * free for their own part; of a pool the user who has the fewest interviews, the smaller id where that is the same.
 */
export function freeSlots({ mode, interviewers, ...asked }: Asked): Slot[] {
  if (interviewers.length === 0) return []
  const isSequence = mode === 'sequence'
  const starts = new Map(
    interviewers.map((one, position) => {
      const offset = isSequence ? partOffset(position, asked) * MINUTE_MS : 0
      return [one.userId, startsOf(one, { ...asked, offset })]
    }),
  )
  const all = [...new Set([...starts.values()].flatMap((own) => [...own]))].toSorted(
    (one, other) => one - other,
  )
  const byLoad = interviewers.toSorted(
    (one, other) => one.busy.length - other.busy.length || one.userId - other.userId,
  )
  const inOrder = isSequence ? interviewers : byLoad
  const isOfAll = meetsAll(mode)
  return all.flatMap((start) => {
    const free = inOrder.filter(({ userId }) => starts.get(userId)?.has(start) === true)
    if (isOfAll && free.length < interviewers.length) return []
    const chosen = isOfAll ? free : free.slice(0, 1)
    return [{ startsAt: new Date(start), userIds: chosen.map(({ userId }) => userId) }]
  })
}

type Range = { readonly start: number; readonly end: number }
type Window = Pick<Asked, 'minutes' | 'from' | 'to' | 'now' | 'inStepWith'> & {
  /** From the start of the interview to the interviewer's own part, in ms. */
  readonly offset: number
}

// The moments at which an interview could begin, for one interviewer.
function startsOf(interviewer: SlotInterviewer, window: Window): Set<number> {
  const { availability } = interviewer
  const { offset } = window
  const earliest = Math.max(
    window.from.getTime(),
    window.now.getTime() + availability.notice_hours * HOUR_MS - offset,
  )
  const length = window.minutes * MINUTE_MS
  const shift = (window.inStepWith?.getTime() ?? 0) % STEP_MS
  const starts = new Set<number>()
  const hasRoomAt = roomOf(interviewer)
  for (const { start, end } of openRanges(availability, window)) {
    const begin = Math.max(start - offset, earliest) - shift
    const first = Math.ceil(begin / STEP_MS) * STEP_MS + shift
    const last = Math.min(end - length - offset, window.to.getTime())
    for (let at = first; at <= last; at += STEP_MS) {
      const own = at + offset
      const slot = { start: own, end: own + length }
      if (hasRoomAt(own) && isFree(interviewer, slot)) starts.add(at)
    }
  }
  return starts
}

/** The hours of an interviewer as instants, those that touch as one; days that the window begins or ends in are whole. */
export function openRanges(
  { time_zone: zone, weekly, exceptions }: SlotInterviewer['availability'],
  { from, to, offset = 0 }: { from: Date; to: Date; offset?: number },
): Range[] {
  const except = new Map(exceptions.map(({ date, hours }) => [date, hours]))
  const last = toCalendarDate(fromDate(new Date(to.getTime() + offset), zone)).add({ days: 1 })
  const ranges: Range[] = []
  let day = toCalendarDate(fromDate(from, zone)).subtract({ days: 1 })
  for (; day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const hours = except.get(day.toString()) ?? weekly[weekday(day)] ?? []
    for (const one of hours) {
      const range = {
        start: instant({ day, zone, time: one.from }),
        end: instant({ day, zone, time: one.to }),
      }
      const before = ranges.at(-1)
      if (before !== undefined && range.start <= before.end)
        ranges[ranges.length - 1] = { ...before, end: Math.max(before.end, range.end) }
      else if (range.end > range.start) ranges.push(range)
    }
  }
  return ranges
}

function isFree({ availability, busy, calendarBusy }: SlotInterviewer, slot: Range): boolean {
  const buffer = availability.buffer_minutes * MINUTE_MS
  const isBeside = ({ startsAt, endsAt }: Busy) =>
    slot.start >= endsAt.getTime() + buffer || slot.end + buffer <= startsAt.getTime()
  return busy.every(isBeside) && calendarBusy.every(isBeside)
}

/** Whether one more interview at a moment keeps the limits of its day and its week. Asked about moments in their order. */
function roomOf({ availability, busy }: SlotInterviewer): (at: number) => boolean {
  const { daily_limit, weekly_limit, time_zone: zone } = availability
  if (daily_limit === null && weekly_limit === null) return () => true
  const load = loadOf(busy, zone)
  const count = (key: string) => load.get(key) ?? 0
  let [hasRoom, nextDay] = [true, -Infinity]
  return (at) => {
    // Finding the day of a moment in a zone takes long: it is found once for all moments of a day.
    if (at < nextDay) return hasRoom
    const day = dayOf(at, zone)
    nextDay = instant({ day: day.add({ days: 1 }), time: '00:00', zone })
    hasRoom =
      count(dayKey(day)) < (daily_limit ?? Infinity) &&
      count(weekKey(day)) < (weekly_limit ?? Infinity)
    return hasRoom
  }
}

// How many interviews there are on each day, and in each week by its Monday.
function loadOf(busy: readonly Busy[], zone: string): ReadonlyMap<string, number> {
  const load = new Map<string, number>()
  for (const { startsAt } of busy) {
    const day = dayOf(startsAt.getTime(), zone)
    for (const key of [dayKey(day), weekKey(day)]) load.set(key, (load.get(key) ?? 0) + 1)
  }
  return load
}

function dayKey(day: CalendarDate): string {
  return `day ${day.toString()}`
}

function weekKey(day: CalendarDate): string {
  return `week ${monday(day).toString()}`
}

function instant({ day, time, zone }: { day: CalendarDate; time: string; zone: string }): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const date = hour === 24 ? day.add({ days: 1 }) : day
  const wall = toCalendarDateTime(date, new Time(hour % 24, minute))
  // A wall time that the clocks skip is the moment after; one that comes twice is the first.
  return toZoned(wall, zone, 'compatible').toDate().getTime()
}

function dayOf(at: number, zone: string): CalendarDate {
  return toCalendarDate(fromDate(new Date(at), zone))
}

// Monday is 0.
function weekday(day: CalendarDate): number {
  return getDayOfWeek(day, 'en', 'mon')
}

function monday(day: CalendarDate): CalendarDate {
  return day.subtract({ days: weekday(day) })
}
