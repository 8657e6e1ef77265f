// What can be wrong with a calendar that is subscribed to, and bounds, without zod: screens use them as well.

/** Why the last reading failed; the busy times of the one before it count on. */
export const CALENDAR_PROBLEMS = [
  'unreachable',
  'refused',
  'too_slow',
  'too_large',
  'not_a_calendar',
  'too_complex',
] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

/** Why an entry was left out: it is not written as calendars are, or its times or its repetition make no sense. */
export const SKIP_REASONS = ['syntax', 'times'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Of the entries that were left out, so many are named, by so many letters. */
export const SKIPPED_LIMITS = { entries: 20, summary: 80 } as const

/** `days` ahead of today are read: more than candidates can book, so that a calendar may fail for a while. */
export const CALENDAR_LIMITS = {
  calendars: 5,
  address: 2000,
  days: 60,
  userName: 200,
  password: 500,
} as const
