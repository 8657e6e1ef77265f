// What a posting can say of the work and the pay. Without zod, because screens show these before they ask the server.
export const POSTING_STATUSES = ['draft', 'published', 'unpublished', 'expired'] as const
export type PostingStatus = (typeof POSTING_STATUSES)[number]

export const EMPLOYMENT_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'other',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]

export const WORKPLACE_TYPES = ['on_site', 'hybrid', 'remote'] as const
export type WorkplaceType = (typeof WORKPLACE_TYPES)[number]

export const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]

export const POSTING_ACTIONS = ['publish', 'unpublish'] as const
export type PostingAction = (typeof POSTING_ACTIONS)[number]

export const SALARY_MAX = 999_999_999
export const HEADLINE_MAX_LENGTH = 120
export const INTRODUCTION_MAX_LENGTH = 2000
export const SLUG_MAX_LENGTH = 60
