// Two accounts of one person among the applicants of the demo, so that there is something to merge. Pure.
import { DEMO_COMPANIES } from './companies.ts'
import type { PlannedApplication } from './plan-applications.ts'

/**
 * Gives the newest applicant of the first open requisition the name and the phone number of the one before, as if that
 * person had applied again with another email address.
 */
export function withDuplicate(plans: readonly PlannedApplication[]): PlannedApplication[] {
  const open = DEMO_COMPANIES[0]?.requisitions.find(({ status }) => status === 'open')
  const isNew = ({ journey, requisition }: PlannedApplication) =>
    requisition === open && journey.status === 'new'
  const [again, first] = plans
    .filter(isNew)
    .toSorted((one, other) => other.appliedAt.getTime() - one.appliedAt.getTime())
    .map(({ person }) => person)
  if (again === undefined || first === undefined) return [...plans]
  const { firstName, lastName, phoneNumber } = first
  const same = { ...again, firstName, lastName, phoneNumber }
  return plans.map((plan) => (plan.person.uuid === again.uuid ? { ...plan, person: same } : plan))
}
