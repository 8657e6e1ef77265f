// With which extra time a limited part of an attempt ran: its judges count with the same as the device did. Pure.
import {
  longestExtraTime,
  withExtraTime,
  type ExtraTime,
} from '#contract/assessments/extra-time-factors.ts'
import type { TimerName } from '#contract/assessments/time-limits.ts'

/** One setting of an application's extra time. */
export type Setting = { readonly extraTime: ExtraTime; readonly setAt: Date }

export type PartTimes = {
  readonly starts: readonly { timer: string; startedAt: Date; extraTime: ExtraTime }[]
  readonly settings: readonly Setting[]
}

/**
 * What a part may have run with: what its device began with, then whatever was set later, which made its clock longer if
 * the device heard of it in time. Of a part whose start the server never heard of, all that was ever set.
 */
export function extraTimesOf({ starts, settings }: PartTimes, timer: TimerName): ExtraTime[] {
  const start = starts.find((one) => one.timer === timer)
  if (start === undefined) return ['none', ...settings.map(({ extraTime }) => extraTime)]
  const since = settings.filter(({ setAt }) => setAt >= start.startedAt)
  return [start.extraTime, ...since.map(({ extraTime }) => extraTime)]
}

/** What a device may begin with: what it says, unless that was never set. */
export function acceptedExtraTime(claimed: ExtraTime, settings: readonly Setting[]): ExtraTime {
  const set = settings.map(({ extraTime }) => extraTime)
  return claimed === 'none' || set.includes(claimed) ? claimed : longestExtraTime(set)
}

/**
 * How long a part ran that measures speed, in seconds: as long as at its start, or the shortest of the longer times that
 * were set while it ran and that its last event is within. Without a limit it ends with that event.
 */
export function secondsRun(given: {
  seconds: number
  extraTimes: readonly ExtraTime[]
  lastAtMs: number
}): number {
  const { seconds, extraTimes, lastAtMs } = given
  const limits = extraTimes.map((one) => withExtraTime(seconds, one) ?? Infinity)
  const atStart = limits[0] ?? seconds
  const longer = limits.filter((limit) => limit > atStart).toSorted((one, other) => one - other)
  const isWithin = (limit: number) => lastAtMs <= limit * 1000
  const limit = [atStart, ...longer].find(isWithin) ?? longer.at(-1) ?? atStart
  return Number.isFinite(limit) ? limit : Math.max(1, lastAtMs / 1000)
}
