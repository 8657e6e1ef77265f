// The stretches of employment of a person in the job profiles of a company: their states, their limits, and which of them
// may stand beside each other. Without zod, so that forms can read them as well.

/** Bounds of the fields of an employee and of a user job, in characters. */
export const EMPLOYEE_LIMITS = {
  name: 80,
  email: 254,
  jobTitle: 120,
  department: 120,
  employeeNumber: 40,
  separationNote: 2000,
} as const

export const USER_JOB_STATES = ['planned', 'current', 'ended', 'moved'] as const
export type UserJobState = (typeof USER_JOB_STATES)[number]

/** Days of the calendar, YYYY-MM-DD: they compare as text. */
export type Stretch = {
  readonly startDate: string
  /** The last day of work; null for an open end. */
  readonly endDate: string | null
}

/**
 * Where a stretch stands on a day: planned until its first day, current until its last one. After that it has ended, or
 * moved where a stretch in another profile follows it: a move is no separation.
 */
export function userJobState(
  stretch: Stretch & { readonly isMoved: boolean },
  today: string,
): UserJobState {
  if (stretch.startDate > today) return 'planned'
  if (stretch.endDate === null || stretch.endDate >= today) return 'current'
  return stretch.isMoved ? 'moved' : 'ended'
}

/** Whether two stretches share a day. In one profile a person holds one stretch a day. */
export function areOverlapping(one: Stretch, other: Stretch): boolean {
  return (
    (one.endDate === null || one.endDate >= other.startDate) &&
    (other.endDate === null || other.endDate >= one.startDate)
  )
}
