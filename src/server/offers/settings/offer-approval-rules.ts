// The offer approval rules of a company: a condition needs what it compares with.
import { offerApprovalRules } from '#contract/offers/offer-approval-rules.ts'

import { servedCollection } from '../../access/collections/served-collection.ts'
import { offerApprovalRule } from '../../db/schema/offer-approval.ts'

export const servedOfferApprovalRules = servedCollection(offerApprovalRules, {
  table: offerApprovalRule,
  uses: {},
  check(_, { condition, yearly_salary_above: amount, currency, department }) {
    if (condition === 'department')
      return department === null ? { department: 'Enter a department.' } : {}
    if (condition !== 'salary') return {}
    return {
      ...(amount === null ? { yearly_salary_above: 'Enter an amount.' } : {}),
      ...(/^[a-z]{3}$/iu.test(currency ?? '') ? {} : { currency: 'Three letters, such as USD.' }),
    }
  },
})
