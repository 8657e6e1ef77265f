// One of the two lists of a measurement plan, as a part of all its steps. Pure.
import { isShownInMeasurementPlan } from '#contract/plan-editor/measurement-rules.ts'
import { USAGE, type UsageType } from '#contract/settings/settings-rules.ts'

import type { DraftStep } from '../plan-draft.ts'

type Steps = readonly DraftStep[]

/** The steps of a list that are shown, in their order. */
export function stepsOfList(steps: Steps, usageType: UsageType): DraftStep[] {
  return steps.filter((step) => step.usage_type === usageType && isShownInMeasurementPlan(step))
}

/** All steps after a change of one list: attributes come first, and what is not shown stays. */
export function withList(
  steps: Steps,
  { usageType, change }: { usageType: UsageType; change: (list: Steps) => Steps },
): DraftStep[] {
  const list = stepsOfList(steps, usageType)
  const others = steps.filter((step) => !list.includes(step))
  const changed = change(list)
  return usageType === USAGE.attribute ? [...changed, ...others] : [...others, ...changed]
}
