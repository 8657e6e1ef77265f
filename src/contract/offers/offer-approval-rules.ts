// The offer approval rules of a company: which offers need approval before they are sent, and by whom.
import { SALARY_MAX } from '../careers/posting-terms.ts'
import { choice, collection, number, type RowOf, text, user } from '../core/collection.ts'

/** `salary`: of a whole year, above an amount in a currency. */
export const APPROVAL_CONDITIONS = ['always', 'salary', 'department'] as const

export const offerApprovalRules = collection({
  name: 'offer_approval_rule',
  nouns: ['offer approval rule', 'offer approval rules'],
  path: '/account/v1/:account_id/offer-approval-rules/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: 80, isUnique: true }),
    condition: choice({ options: APPROVAL_CONDITIONS }),
    /** Of the condition `salary`, with its currency. */
    yearly_salary_above: number({ min: 0, max: SALARY_MAX, isRequired: false }),
    /** ISO 4217. */
    currency: text({ max: 3, isRequired: false }),
    /** Of the condition `department`: as requisitions name it. */
    department: text({ max: 200, isRequired: false }),
    // The approvers in their order. A rule without any asks the administrators of the company.
    approver_1_user_id: user({}),
    approver_2_user_id: user({}),
    approver_3_user_id: user({}),
    approver_4_user_id: user({}),
    approver_5_user_id: user({}),
  },
  title: 'name',
  search: ['name'],
  order: 'manual',
  limit: 50,
  uses: [],
  neededFor: {
    yearly_salary_above: { field: 'condition', is: 'salary' },
    currency: { field: 'condition', is: 'salary' },
    department: { field: 'condition', is: 'department' },
  },
})
export type OfferApprovalRule = RowOf<typeof offerApprovalRules>

/** The fields that hold the approvers of a rule, in their order. */
export const APPROVER_FIELDS = [
  'approver_1_user_id',
  'approver_2_user_id',
  'approver_3_user_id',
  'approver_4_user_id',
  'approver_5_user_id',
] as const satisfies readonly (keyof OfferApprovalRule)[]
