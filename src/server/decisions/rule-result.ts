// What an entry of the audit trail says of a pass rule.
import { z } from 'zod'

import { ruleResultSchema, type RuleResult } from '#contract/plan-editor/pass-rule.ts'

const afterSchema = z.object({ rule: ruleResultSchema })

/** Null for an entry about anything else. */
export function ruleResultOf(entry: { action: string; after: unknown }): RuleResult | null {
  if (entry.action !== 'pass_rule') return null
  return afterSchema.safeParse(entry.after).data?.rule ?? null
}
