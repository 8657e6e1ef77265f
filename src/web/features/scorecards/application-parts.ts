import type { ComponentType } from 'react'

import type { ApplicationStatus, StepStatus } from '#contract/applicants/application.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'

/** How the states of an application are shown everywhere; the route hands them in. */
export type ApplicationParts = {
  StatusPill: ComponentType<{ status: ApplicationStatus }>
  StepStatus: ComponentType<{ status: StepStatus }>
  Source: ComponentType<{ sourceType: string; name: string | null }>
  /** Why an applicant was rejected. */
  Reason: ComponentType<{ reason: NonNullable<Scorecard['history'][number]['rejection_reason']> }>
}
