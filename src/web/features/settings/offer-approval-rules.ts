// The screen of a company's offer approval rules.
import { msg } from '@lingui/core/macro'

import { offerApprovalRules } from '#contract/offers/offer-approval-rules.ts'

import { collectionView } from './collection/collection-words.ts'

export const offerApprovalRulesView = collectionView(offerApprovalRules, {
  href: '/settings/offers/approval-rules',
  title: msg`Offer approval rules`,
  description: msg`An offer that a rule applies to is sent only after its approvers have approved it. The approvers of all rules that apply are asked one after the other, each once; no one approves their own request.`,
  add: msg`Add offer approval rule`,
  find: msg`Find an offer approval rule`,
  empty: {
    title: msg`No offer approval rules yet`,
    text: msg`Offers are sent without approval until you add a rule.`,
  },
  linesOf: ({ yearly_salary_above: amount, currency, department, condition }) => [
    ...(condition === 'salary' ? [`> ${amount ?? 0} ${currency?.toUpperCase() ?? ''}`] : []),
    ...(condition === 'department' && department !== null ? [department] : []),
  ],
  fields: {
    name: { label: msg`Name` },
    condition: {
      label: msg`Applies to`,
      placeholder: msg`Choose when it applies`,
      options: {
        always: msg`Every offer`,
        salary: msg`Offers above a salary`,
        department: msg`Offers in a department`,
      },
    },
    yearly_salary_above: {
      label: msg`Yearly salary above`,
      hint: msg`Other pay periods are converted to a full-time year.`,
      problem: msg`Enter an amount.`,
    },
    currency: {
      label: msg`Currency`,
      hint: msg`Three letters, such as USD. Offers in other currencies do not count.`,
      problem: msg`Enter three letters, such as USD.`,
    },
    department: {
      label: msg`Department`,
      hint: msg`As your requisitions name it.`,
      problem: msg`Enter a department.`,
    },
    approver_1_user_id: {
      label: msg`First approver`,
      hint: msg`Without any approver, an administrator of your company approves. Approvers whose role does not include private data decide without seeing pay.`,
      problem: msg`Choose a user of your company.`,
    },
    approver_2_user_id: {
      label: msg`Second approver`,
      problem: msg`Choose a user of your company.`,
    },
    approver_3_user_id: {
      label: msg`Third approver`,
      problem: msg`Choose a user of your company.`,
    },
    approver_4_user_id: {
      label: msg`Fourth approver`,
      problem: msg`Choose a user of your company.`,
    },
    approver_5_user_id: {
      label: msg`Fifth approver`,
      problem: msg`Choose a user of your company.`,
    },
  },
})
