import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ActivityKind } from '#contract/assessments/kind-names.ts'

const FORMS: readonly ActivityKind[] = [
  'application-form',
  'onboarding-form',
  'screening-questions',
]

/** Whether an activity asks for facts, which people look over before they submit; the others measure. */
export function isForm({ kind }: Pick<AssessmentPackage, 'kind'>): boolean {
  return FORMS.includes(kind)
}
