// Why a step could never be passed by its rule. Pure.
import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import type { PlanProblem } from '#contract/plan-editor/screening-plan.ts'

type RuledStep = {
  readonly pass_rule: PassRule
  readonly activities: readonly { readonly asmt_id: number; readonly is_required: boolean }[]
}

type RuledPlan = {
  readonly steps: readonly RuledStep[]
  /** The attributes that count. */
  readonly counted: ReadonlySet<number>
  /** The attributes that a content measures, by its `asmt_id`. */
  readonly measures: ReadonlyMap<number, readonly number[]>
}

/** The problems of the plan's pass rules, in the order of its steps. */
export function ruleProblemsOf({ steps, ...plan }: RuledPlan): PlanProblem[] {
  return steps.flatMap((one, step) => {
    const code = codeOf(one, plan)
    return code === null ? [] : [{ code, step, attribute_type_id: null }]
  })
}

function codeOf(
  { pass_rule: rule, activities }: RuledStep,
  { counted, measures }: Omit<RuledPlan, 'steps'>,
): PlanProblem['code'] | null {
  if (rule.kind === 'manual') return null
  if (!activities.some((one) => one.is_required)) return 'rule_needs_activity'
  if (rule.kind === 'all_done') return null
  const measured = activities.flatMap(({ asmt_id }) => measures.get(asmt_id) ?? [])
  return measured.some((id) => counted.has(id)) ? null : 'rule_needs_score'
}
