// Where applicants come from. Without zod, because addresses and labels are read before a screen is loaded.

/** What a company's own sources are grouped by. */
export const SOURCE_TYPES = [
  'third_party_boards',
  'referrals',
  'company_marketing',
  'social_media',
  'agencies',
  'events',
  'candidate_search',
  'prospecting',
  'internal',
  'other',
] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** What an application counts as that came by no tracked link. */
export const DIRECT_SOURCE = 'direct'

export const SOURCE_NAME_MAX_LENGTH = 80

/** The query parameter that carries the token of a tracked link to the application. */
export const SOURCE_PARAMETER = 'src'
