import { DIRECT_SOURCE, SOURCE_TYPES } from '../careers/careers-rules.ts'
import type { ListSpec } from '../core/list-view.ts'
// What narrows the lists of applicants beside their statuses. Without zod, because addresses are read before a screen is
// loaded.
import { ACTIVITY_STATUSES } from './application-states.ts'

/** Filters that can be turned round: those who match are left out then. */
export const REVERSIBLE_FILTERS = [
  'job_step_id',
  'hiring_class_id',
  'assigned_user_ids',
  'tag_id',
  'source_types',
  'activity_status',
] as const
export type ReversibleFilter = (typeof REVERSIBLE_FILTERS)[number]

/**
 * What lists of applicants are sorted by: `location` is the town, `class` and `assigned` are names, the fewest days at
 * their step come first, and `answer` is that to the question which the request names.
 */
export const APPLICANT_SORTS = [
  'application_date',
  'name',
  'score',
  'status',
  'step',
  'source',
  'location',
  'class',
  'assigned',
  'days_in_step',
  'last_activity',
  'knock_outs',
  'answer',
] as const
type ApplicantSort = (typeof APPLICANT_SORTS)[number]
/** `name`, or `-name` for descending. */
export type ApplicantOrdering = ApplicantSort | `-${ApplicantSort}`

/** Fit scores go from 0 to this. */
export const HIGHEST_SCORE = 100

export const APPLICATION_SOURCES = [...SOURCE_TYPES, DIRECT_SOURCE] as const

export const KNOCK_OUT_FILTER = ['with', 'without'] as const
export type KnockOutFilter = (typeof KNOCK_OUT_FILTER)[number]

/** What the address of every list of applicants may hold of them. */
export const SHARED_APPLICANT_FILTERS = {
  /** The user who looks after them. */
  assigned_to: 'id',
  tag: 'id',
  /** `open`: those who asked for a review by a person that no one has answered. */
  human_review: ['open'],
  /** Those with at least one knock-out answer, or those without any. */
  knock_out: KNOCK_OUT_FILTER,
  /** What the resume says. */
  resume: 'text',
  score_min: 'number',
  score_max: 'number',
  /** Days of the user's own calendar, both included. */
  applied_from: 'day',
  applied_to: 'day',
  sources: { anyOf: APPLICATION_SOURCES },
  activity_status: { anyOf: ACTIVITY_STATUSES },
  exclude: { anyOf: REVERSIBLE_FILTERS },
} as const satisfies ListSpec['filters']

/** The filters of a list as its request and a command about all that match send them. */
export type ApplicantMatching = {
  search?: string | undefined
  status?: string | undefined
  step_status?: string | undefined
  job_step_id?: number | undefined
  hiring_class_id?: number | undefined
  assigned_user_ids?: string | undefined
  tag_id?: number | undefined
  human_review?: 'open' | undefined
  knock_out?: KnockOutFilter | undefined
  resume?: string | undefined
  score_min?: number | undefined
  score_max?: number | undefined
  applied_from?: string | undefined
  applied_to?: string | undefined
  source_types?: string | undefined
  activity_status?: string | undefined
  exclude?: string | undefined
  /** Of the list of all applicants alone. */
  scope?: 'mine' | undefined
  job_ids?: string | undefined
  standard_steps?: string | undefined
}
