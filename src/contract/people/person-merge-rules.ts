// What staff may decide when they merge two records of one person. Without zod, so that forms can read it as well.

/** A merge can be undone for so many days. */
export const PERSON_MERGE_UNDO_DAYS = 30

/** More people than this with one key say nothing about each other: a switchboard's number, a placeholder. */
export const SHARED_KEY_PEOPLE = 5

/** Why two records may be of one person. */
export const PERSON_DUPLICATE_REASONS = [
  'email',
  'employee_number',
  'name_and_start_date',
  'phone',
] as const
export type PersonDuplicateReason = (typeof PERSON_DUPLICATE_REASONS)[number]

/** The details of a person, each taken from one of the two records. */
export const MERGED_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'city',
  'state_code',
  'country_code',
] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

/** Why two records cannot be merged. */
export const PERSON_MERGE_BLOCKERS = ['erased', 'legal_hold', 'merged', 'supervises'] as const
export type PersonMergeBlocker = (typeof PERSON_MERGE_BLOCKERS)[number]

/** What becomes of a job that overlaps another one in the same profile. */
export const OVERLAP_ACTIONS = ['remove', 'end'] as const
export type OverlapAction = (typeof OVERLAP_ACTIONS)[number]

/** What an undo leaves as it is by then. */
export const LATER_WORK = ['created', 'changed', 'not_restored'] as const
export type LaterWork = (typeof LATER_WORK)[number]
