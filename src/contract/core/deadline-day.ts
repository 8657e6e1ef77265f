// The last day of a deadline is a day of everyone who reads it: it lasts until it has ended everywhere, as the last
// time zone has it (UTC−12). "Apply by November 28" then closes too early for no one, wherever the position is.

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long after midnight UTC a day ends in the last time zone. */
export const DEADLINE_GRACE_HOURS = 12
const GRACE_MS = DEADLINE_GRACE_HOURS * HOUR_MS

/** The earliest day that has not ended everywhere, as YYYY-MM-DD: a deadline before it is over. */
export function openDay(at: Date): string {
  return new Date(at.getTime() - GRACE_MS).toISOString().slice(0, 10)
}

/** When deadlines ended last before a moment, in ms since the epoch. */
export function lastDeadlineBefore(at: Date): number {
  return at.getTime() - ((at.getTime() - GRACE_MS) % DAY_MS)
}

/** The last second of a day's deadline, in ISO 8601. */
export function endOfDeadline(day: string): string {
  return `${day}T23:59:59-${String(DEADLINE_GRACE_HOURS).padStart(2, '0')}:00`
}
