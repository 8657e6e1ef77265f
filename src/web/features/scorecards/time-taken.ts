export type TimePart = { value: number; unit: 'second' | 'minute' | 'hour' | 'day' }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration in one or two units that matter: 40 seconds, 14 minutes, 1 hour 5 minutes, 2 days 3 hours. Milliseconds. */
export function timeParts(duration: number): TimePart[] {
  const whole = (unit: number) => Math.floor(duration / unit)
  if (duration < MINUTE) return [{ value: Math.max(0, whole(SECOND)), unit: 'second' }]
  if (duration < HOUR) return [{ value: whole(MINUTE), unit: 'minute' }]
  const parts: TimePart[] =
    duration < DAY
      ? [
          { value: whole(HOUR), unit: 'hour' },
          { value: whole(MINUTE) % 60, unit: 'minute' },
        ]
      : [
          { value: whole(DAY), unit: 'day' },
          { value: whole(HOUR) % 24, unit: 'hour' },
        ]
  return parts.filter(({ value }) => value > 0)
}

/** From start to submission, in milliseconds; null while one of them is not known. */
export function timeTaken(activity: {
  started_at: string | null
  submitted_at: string | null
}): number | null {
  if (activity.started_at === null || activity.submitted_at === null) return null
  return Date.parse(activity.submitted_at) - Date.parse(activity.started_at)
}
