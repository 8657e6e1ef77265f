// Why a company rejects applicants. Screens name the reasons of the product in the reader's language.
import { choice, collection, type RowOf, text } from '../core/collection.ts'

export const REJECTION_REASON_TYPES = ['by_company', 'by_candidate', 'other'] as const
export type RejectionReasonType = (typeof REJECTION_REASON_TYPES)[number]

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

export const rejectionReasons = collection({
  name: 'rejection_reason',
  nouns: ['rejection reason', 'rejection reasons'],
  path: '/account/v1/:account_id/rejection-reasons/',
  flag: 'company_settings_access',
  fields: {
    label: text({ max: 80, isUnique: true }),
    reason_type: choice({ options: REJECTION_REASON_TYPES }),
    /** Names a reason of the product; null once the company has changed its text. */
    standard_reason: text({ max: 80, isRequired: false, isReadOnly: true }),
  },
  title: 'label',
  search: ['label'],
  order: 'manual',
  limit: 100,
  isNeverEmpty: true,
  uses: ['decisions', 'rules'],
  heldBy: ['decisions'],
})
export type UsedReason = RowOf<typeof rejectionReasons>
