// Which of a company's rules apply to an offer, and whom they ask. Pure: the caller reads the rules and the users.
import type { SalaryPeriod } from '#contract/careers/posting-terms.ts'
import type { OfferApprovalRule } from '#contract/offers/offer-approval-rules.ts'
import type { OfferTerms } from '#contract/offers/offer-terms.ts'

export type ApprovalRule = Pick<
  OfferApprovalRule,
  'condition' | 'yearly_salary_above' | 'currency' | 'department'
> & { readonly approvers: readonly number[] }

type Subject = {
  readonly terms: Pick<OfferTerms, 'salary_amount' | 'currency' | 'pay_period'>
  /** Of the requisition. */
  readonly department: string | null
}

type Asking = Subject & {
  /** In the order of the company. */
  readonly rules: readonly ApprovalRule[]
  /** Never asked about their own request. */
  readonly requesterId: number
  /** Users of the company, as far as the rules name them. */
  readonly members: ReadonlySet<number>
}

/** An approver by id, or null for any administrator of the company. */
export type Approver = number | null

/** An approver who is asked, or `null` for an administrator. */
const ADMINISTRATOR: readonly Approver[] = [null]

/**
 * The approvers of an offer in the order in which they are asked, each once; none where no rule applies. Users who left and
 * the requester are skipped; where a rule applies and no approver is left, an administrator is asked instead.
 */
export function approvalSteps({ rules, requesterId, members, ...subject }: Asking): Approver[] {
  const applying = rules.filter((rule) => doesApply(rule, subject))
  if (applying.length === 0) return []
  const named = new Set(applying.flatMap(({ approvers }) => approvers))
  const asked = [...named].filter((id) => id !== requesterId && members.has(id))
  return asked.length === 0 ? [...ADMINISTRATOR] : asked
}

function doesApply(rule: ApprovalRule, { terms, department }: Subject): boolean {
  switch (rule.condition) {
    case 'always':
      return true
    case 'department':
      return folded(rule.department) !== '' && folded(rule.department) === folded(department)
    case 'salary':
      return (
        folded(rule.currency) === folded(terms.currency) &&
        rule.yearly_salary_above !== null &&
        yearlySalary(terms) > rule.yearly_salary_above
      )
    default:
      return rule.condition satisfies never
  }
}

function folded(text: string | null): string {
  return (text ?? '').trim().toLowerCase()
}

/** Full-time work: 40 hours a week, 5 days a week, 52 weeks a year. */
const PERIODS_A_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
}

function yearlySalary({ salary_amount: amount, pay_period: period }: Subject['terms']): number {
  return Number(amount ?? 0) * PERIODS_A_YEAR[period ?? 'year']
}
