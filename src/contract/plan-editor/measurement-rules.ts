// What the measurement plan of a job profile can ask of the people who hold the profile: without zod, so that forms can read it.
import type { ActivityKind } from '../assessments/kind-names.ts'
import { ASSESSMENT_KINDS, USAGE, type UsageType } from '../settings/settings-rules.ts'

/** By what a step measures: attributes by assessments and questions, outcomes by questions and tests of the work itself. */
const MEASURING_KINDS: Readonly<Record<UsageType, readonly ActivityKind[]>> = {
  1: [
    ...ASSESSMENT_KINDS[1],
    ...ASSESSMENT_KINDS[7],
    ...ASSESSMENT_KINDS[8],
    'screening-questions',
  ],
  3: [...ASSESSMENT_KINDS[7], ...ASSESSMENT_KINDS[8], 'screening-questions'],
}

/** Whether a step of a measurement plan can ask for it. */
export function canMeasure(kind: ActivityKind, usageType: UsageType): boolean {
  return MEASURING_KINDS[usageType].includes(kind)
}

/** Whether any step of a measurement plan can. */
export function measuresPeople(kind: ActivityKind): boolean {
  return canMeasure(kind, USAGE.attribute) || canMeasure(kind, USAGE.outcome)
}

/** What only applicants get, as measurement type 6: measurement plans do not show a step that has one. */
const FOR_APPLICANTS: readonly ActivityKind[] = ['application-form', 'onboarding-form', 'offer']

export function isShownInMeasurementPlan(step: {
  readonly activities: readonly { readonly kind: ActivityKind }[]
}): boolean {
  return !step.activities.some(({ kind }) => FOR_APPLICANTS.includes(kind))
}
