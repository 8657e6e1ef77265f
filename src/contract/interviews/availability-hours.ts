// Whether an interviewer has set any hours: for the server, and for the screen that asks for them.
import type { Availability } from './interviewer-availability.ts'

/** True once there is an hour at which candidates could book, in a week or on a date. */
export function hasHours({
  weekly,
  exceptions,
}: Pick<Availability, 'weekly' | 'exceptions'>): boolean {
  return (
    weekly.some((hours) => hours.length > 0) || exceptions.some(({ hours }) => hours.length > 0)
  )
}
