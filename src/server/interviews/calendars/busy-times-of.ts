// Reads a calendar on a thread of its own and within limits: its rules can be written so that they never end.
import { Piscina } from 'piscina'

import { CalendarProblemError } from '../../integrations/calendar/port.ts'
import type { CalendarReading } from './calendar-thread.ts'
import type { CalendarFile } from './read-busy-times.ts'

/** A large calendar takes a second. */
const MOST_MS = 10_000
const MOST_HEAP_MIB = 512

const pool = new Piscina<CalendarFile, CalendarReading>({
  filename: new URL('calendar-thread.ts', import.meta.url).href,
  name: 'readCalendar',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5000,
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
})

/** @throws CalendarProblemError for what is no calendar, and for what takes too long. */
export async function busyTimesOf(
  file: CalendarFile,
  { ms = MOST_MS } = {},
): Promise<Exclude<CalendarReading, { problem: unknown }>> {
  const reading = await pool
    .run(file, { signal: AbortSignal.timeout(ms) })
    .catch((error: unknown) => {
      throw new CalendarProblemError('too_complex', { cause: error })
    })
  if ('problem' in reading) throw new CalendarProblemError(reading.problem)
  return reading
}
