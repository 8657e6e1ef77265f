// What a step of a plan is to an applicant: the one rule for lists and comparisons.
import type { StepStatus } from '#contract/applicants/application.ts'

type StepAt = {
  /** The position of the step in the plan. */
  index: number
  /** The position of the step that the applicant is at; -1 at none. */
  current: number
  /** The status of the step that the applicant is at. */
  stepStatus: StepStatus
}

/** The status of a step. An application leaves a step by passing it, and in no other way: `application-actions.ts`. */
export function stepStateAt({ index, current, stepStatus }: StepAt): StepStatus | 'not_reached' {
  if (index === current) return stepStatus
  return index < current ? 'passed' : 'not_reached'
}
