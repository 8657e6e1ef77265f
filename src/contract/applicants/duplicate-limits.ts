// Limits of duplicate detection and of merges, for the contract and for screens. Imports nothing.

/** How many other applications are named as possible duplicates of one. */
export const DUPLICATES_MAX = 20

/** For how long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30

/** Why two applicants may be the same person, the strongest first. */
export const DUPLICATE_REASONS = ['email', 'phone', 'linkedin', 'name'] as const

/** Why an application cannot be merged into another one. */
export const MERGE_BLOCKERS = [
  'hired',
  'live_interview',
  'merged',
  'not_a_duplicate',
  'not_allowed',
] as const
