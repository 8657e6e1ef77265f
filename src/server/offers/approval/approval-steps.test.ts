import { describe, expect, it } from 'vitest'

import { approvalSteps, type ApprovalRule } from './approval-steps.ts'

const [ANA, BO, CY, GONE] = [1, 2, 3, 4]
const always = (...approvers: number[]): ApprovalRule => ({
  condition: 'always',
  yearly_salary_above: null,
  currency: null,
  department: null,
  approvers,
})
const salary = (above: number, currency = 'USD'): ApprovalRule => ({
  ...always(ANA),
  condition: 'salary',
  yearly_salary_above: above,
  currency,
})
const inSales: ApprovalRule = { ...always(BO), condition: 'department', department: ' sales' }
const terms = { salary_amount: '52000.50', currency: 'USD', pay_period: 'year' } as const
const offer = { terms, department: 'Sales', requesterId: CY, members: new Set([ANA, BO, CY]) }

describe('the approvers of an offer', () => {
  it.each([
    ['no rule', [], offer, []],
    ['a rule for every offer, its approvers in their order', [always(BO, ANA)], offer, [BO, ANA]],
    ['two rules, an approver of both once', [always(ANA), always(BO, ANA)], offer, [ANA, BO]],
    ['a salary above the amount', [salary(52_000)], offer, [ANA]],
    ['a salary of the amount exactly', [salary(52_000)], paid({ salary_amount: '52000' }), []],
    ['a salary in another currency', [salary(1000, 'EUR')], offer, []],
    ['a currency in small letters', [salary(1000, 'usd')], offer, [ANA]],
    ['no salary', [salary(0)], paid({ salary_amount: null }), []],
    ['a wage, of a whole year', [salary(60_000)], paid({ salary_amount: '30', hour: true }), [ANA]],
    ['the department, whatever its case and spaces', [inSales], offer, [BO]],
    ['another department', [inSales], { ...offer, department: 'Fleet' }, []],
    ['no department', [inSales], { ...offer, department: null }, []],
    ['the requester among the approvers', [always(CY, ANA)], offer, [ANA]],
    ['an approver who has left', [always(GONE, BO)], offer, [BO]],
    ['only the requester', [always(CY)], offer, [null]],
    ['only an approver who has left', [always(GONE)], offer, [null]],
    ['a rule without approvers', [always()], offer, [null]],
    ['a rule without approvers beside another one', [always(), always(BO)], offer, [BO]],
  ])('are those of %s', (_, rules, asked, expected) => {
    expect(approvalSteps({ ...asked, rules })).toEqual(expected)
  })
})

function paid({ hour = false, ...pay }: { salary_amount: string | null; hour?: boolean }) {
  const pay_period = hour ? ('hour' as const) : ('year' as const)
  return { ...offer, terms: { ...terms, ...pay, pay_period } }
}
