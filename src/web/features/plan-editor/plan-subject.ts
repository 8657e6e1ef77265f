// Whom the plan that is edited is for: applicants of a requisition, or the people who hold a job profile.
import { createContext, use } from 'react'

import { USAGE, type UsageType } from '#contract/settings/settings-rules.ts'

type PlanSubject = {
  readonly isProfile: boolean
  /** What the steps measure. */
  readonly usageType: UsageType
}

export const PlanSubjectContext = createContext<PlanSubject>({
  isProfile: false,
  usageType: USAGE.attribute,
})

export function usePlanSubject(): PlanSubject {
  return use(PlanSubjectContext)
}
