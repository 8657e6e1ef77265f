// What a worker thread does: reads the busy times of one calendar. It has neither the database nor the network.
import type { CalendarProblem } from '#contract/interviews/calendar-problems.ts'
import type { SkippedEntries } from '#contract/interviews/interviewer-calendars.ts'

import {
  NotACalendarError,
  readBusyTimes,
  TooComplexError,
  type BusyTime,
  type CalendarFile,
} from './read-busy-times.ts'

/** An error would lose its class on the way between threads. */
export type CalendarReading =
  | { readonly busy: readonly BusyTime[]; readonly skipped: SkippedEntries }
  | { readonly problem: CalendarProblem }

/** One task of the pool. */
export function readCalendar(file: CalendarFile): CalendarReading {
  try {
    return readBusyTimes(file)
  } catch (error) {
    if (error instanceof NotACalendarError) return { problem: 'not_a_calendar' }
    if (error instanceof TooComplexError) return { problem: 'too_complex' }
    throw error
  }
}
