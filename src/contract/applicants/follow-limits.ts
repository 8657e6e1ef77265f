/** Bounds of following applicants. */
export const FOLLOW_LIMITS = {
  /** So long at most one request follows: then the user's rights are looked at by a new one. */
  seconds: 240,
  /** So many applications an event names. */
  named: 200,
  /** So many requests of one user follow at a time: windows and devices of theirs. */
  perUser: 10,
} as const
