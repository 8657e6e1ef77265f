// Whether a plan asks for what its requisition requires of everyone who applies. Pure.
import { fieldId } from '#contract/assessments/form-fields.ts'
import type { RequiredDetail } from '#contract/people/required-details.ts'
import type { PlanProblem, PlanStep } from '#contract/plan-editor/screening-plan.ts'

type Asking = {
  readonly activities: readonly Pick<PlanStep['activities'][number], 'is_required' | 'settings'>[]
}

const CODES: Readonly<Record<RequiredDetail, PlanProblem['code']>> = {
  resume: 'resume_not_asked',
  linkedin: 'linkedin_not_asked',
}

/**
 * What is required and not asked for by a required form of the first step, with which candidates submit. Optional fields
 * do: the requisition makes them required.
 */
export function detailsNotAsked(
  steps: readonly Asking[],
  required: readonly RequiredDetail[],
): RequiredDetail[] {
  const forms = (steps[0]?.activities ?? []).flatMap(({ is_required, settings }) =>
    is_required && settings?.kind === 'application-form' ? settings.sections : [],
  )
  const asked = new Set(forms.flatMap(({ fields }) => fields.map(fieldId)))
  return required.filter((name) => !asked.has(name))
}

/** The same as problems of the plan. */
export function detailProblemsOf(
  steps: readonly Asking[],
  required: readonly RequiredDetail[],
): PlanProblem[] {
  if (steps.length === 0) return []
  return detailsNotAsked(steps, required).map((name) => ({
    code: CODES[name],
    step: 0,
    attribute_type_id: null,
  }))
}
