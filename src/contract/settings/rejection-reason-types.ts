// Why an application is rejected, without zod: screens name the reasons of the product in the reader's language.

export const REJECTION_REASON_TYPES = ['by_company', 'by_candidate', 'other'] as const
export type RejectionReasonType = (typeof REJECTION_REASON_TYPES)[number]

/** Characters of a label, and reasons of a company. */
export const REASON_LIMITS = { label: 80, ofCompany: 100 } as const

/** The reasons that every company starts with. */
export const STANDARD_REASONS = [
  'other_applicants_fit_better',
  'requirements_not_met',
  'not_enough_experience',
  'position_filled',
  'not_available_for_schedule',
  'no_longer_interested',
  'accepted_another_offer',
  'pay_expectations',
  'did_not_respond',
  'duplicate_application',
  'another_reason',
] as const
