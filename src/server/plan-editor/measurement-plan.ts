// What the plan of a job profile may hold, and what only it may. Runs in the company's scope.
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import { canMeasure } from '#contract/plan-editor/measurement-rules.ts'
import { USAGE } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { PlanRow } from './plan-repository.ts'
import * as repository from './plan-repository.ts'
import type { MeasuringStep } from './written-content.ts'

type Steps = readonly MeasuringStep[]

/** Steps with what each measures: one that does not say keeps its own, and a new one measures attributes. */
export function measuringSteps(
  steps: readonly (Omit<MeasuringStep, 'usage_type'> &
    Partial<Pick<MeasuringStep, 'usage_type'>>)[],
  before: readonly PlanRow[],
): MeasuringStep[] {
  const known = new Map(before.map((row) => [row.job_step_id, row.usage_type]))
  return steps.map((step) => ({
    ...step,
    usage_type: step.usage_type ?? known.get(step.job_step_id ?? 0) ?? USAGE.attribute,
  }))
}

/** Outcomes are observed of employees, never of applicants. @throws AppError `validation_failed`. */
export function assertOfAttributes(steps: Steps): void {
  if (steps.some((step) => step.usage_type !== USAGE.attribute))
    throw invalid('Only the plan of a job profile measures outcomes.')
}

/**
 * The people who hold a profile are measured, and pass or wait for nothing. What stands in the plan already may stay.
 * @throws AppError `validation_failed`
 */
export async function assertMeasures(
  tx: Tx,
  { steps, before }: { steps: Steps; before: readonly PlanRow[] },
): Promise<void> {
  if (steps.some(({ pass_rule: rule }) => rule !== undefined && rule.kind !== 'manual'))
    throw invalid('A measurement plan has no pass rules.')
  if (steps.some(({ answer_days: days }) => typeof days === 'number'))
    throw invalid('A measurement plan promises no answers.')
  assertNoKnockOuts({ steps, before })
  const standing = new Set(before.flatMap((row) => row.job_step_activity_id ?? []))
  const added = steps.flatMap(({ activities, usage_type: usageType }) =>
    activities
      .filter(({ job_step_activity_id: id }) => id === undefined || !standing.has(id))
      .map((one) => ({ asmtId: one.asmt_id, usageType })),
  )
  const content = await repository.findContent(
    tx,
    added.map(({ asmtId }) => asmtId),
  )
  const kinds = new Map(content.map((one) => [one.asmt_id, one.kind]))
  const isUnfit = added.some(({ asmtId, usageType }) => {
    const kind = kinds.get(asmtId)
    return kind !== undefined && !canMeasure(kind, usageType)
  })
  if (isUnfit) throw invalid('An activity does not measure this.')
}

// A knock-out flags an applicant. One that the plan has from before says nothing of employees, and may stay.
function assertNoKnockOuts({ steps, before }: { steps: Steps; before: readonly PlanRow[] }): void {
  const standing = new Set(before.flatMap(({ settings }) => knockOutsOf(settings)))
  const named = steps.flatMap(({ activities }) =>
    activities.flatMap(({ settings }) => knockOutsOf(settings)),
  )
  if (named.some((one) => !standing.has(one)))
    throw invalid('Questions of a job profile have no knock-out answers.')
}

// By their question and their value.
function knockOutsOf(settings: ActivitySettings | null | undefined): string[] {
  if (settings?.kind !== 'screening-questions') return []
  return settings.questions.flatMap((question) =>
    'options' in question
      ? question.options
          .filter((option) => option.is_knock_out)
          .map(({ value }) => `${question.question_id} ${value}`)
      : [],
  )
}

function invalid(message: string): AppError {
  return new AppError('validation_failed', { fields: { steps: message } })
}
