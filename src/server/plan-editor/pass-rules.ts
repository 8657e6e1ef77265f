// Pass rules of steps: as the database stores them, and what they make of a score. Pure.
import type { RuleVerdict } from '#contract/decisions/application-actions.ts'
import { passRuleSchema, type PassRule } from '#contract/plan-editor/pass-rule.ts'

type Columns = { readonly passRule: PassRule['kind']; readonly passScore: number | null }

/** The rule that a step's columns say. */
export function passRuleOf({ passRule, passScore }: Columns): PassRule {
  return passRuleSchema.parse({ kind: passRule, min_score: passScore })
}

/** The columns of a step with that rule. */
export function columnsOf(rule: PassRule): Columns {
  return { passRule: rule.kind, passScore: rule.kind === 'min_score' ? rule.min_score : null }
}

type StepResult = {
  /** 0–100; null where nothing that counts was measured: then staff decide. */
  readonly score: number | null
  /** Whether a question of the step has a knock-out answer: staff decide then instead of the rule letting it pass. */
  readonly hasKnockOut: boolean
}

/** What a rule says of a step whose required activities are all submitted and scored. */
export function verdictOf(rule: PassRule, { score, hasKnockOut }: StepResult): RuleVerdict {
  if (rule.kind === 'manual') return 'undecided'
  const passes = hasKnockOut ? 'undecided' : 'passed'
  if (rule.kind === 'all_done') return passes
  if (score === null) return 'undecided'
  return score >= rule.min_score ? passes : 'failed'
}
