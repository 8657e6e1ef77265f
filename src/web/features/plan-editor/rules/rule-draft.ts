// A pass rule as it is typed. Pure.
import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { PASS_SCORE } from '#contract/plan-editor/plan-editor-rules.ts'

export type RuleKind = PassRule['kind']

/** In the order of the menu: the safe one first. */
export const RULE_KINDS = ['manual', 'all_done', 'min_score'] as const satisfies RuleKind[]

/** The rule that a kind and a typed score make; null for a score that is not a whole number from 0 to 100. */
export function ruleOf(kind: RuleKind, score: string): PassRule | null {
  if (kind !== 'min_score') return { kind }
  if (!/^\d{1,3}$/.test(score.trim())) return null
  const minScore = Number(score)
  return minScore > PASS_SCORE.max ? null : { kind, min_score: minScore }
}
